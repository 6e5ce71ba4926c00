/**
 * Runs in the page: opens every menu and lists what wraps, overlaps, is cut off or outside the window.
 * @param hasMenus Whether the window is wide enough for the menus.
 * @param most The largest height of the bar, in rem.
 */
export function headerProblems({ hasMenus, most }: { hasMenus: boolean; most: number }): string[] {
  const SLACK = 1;
  /** A line box is taller than its letters. */
  const LEADING = 6;
  const found = new Set<string>();
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const all = (selector: string, from: ParentNode = document) => [
    ...from.querySelectorAll<HTMLElement>(selector),
  ];
  const nameOf = (element: Element) => `"${element.textContent?.slice(0, 20)}"`;
  const boxOf = (element: Element) => element.getBoundingClientRect();

  /** The lines of an element's text, without labels for screen readers. */
  function linesOf(element: Element): DOMRect[] {
    const lines: DOMRect[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!text.parentElement?.checkVisibility() || getComputedStyle(text.parentElement).clipPath !== 'none')
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      lines.push(...[...range.getClientRects()].filter(({ width }) => width > 0));
    }
    return lines;
  }
  const countLines = (lines: DOMRect[]) =>
    lines.filter(
      ({ top }, index) => lines.findIndex((other) => Math.abs(other.top - top) < LEADING) === index,
    ).length;

  function expectInside(
    element: Element,
    frame: { left: number; right: number; top: number; bottom: number },
    kind: string,
  ) {
    for (const { left, right, top, bottom } of [boxOf(element), ...linesOf(element)]) {
      if (left < frame.left - SLACK || right > frame.right + SLACK)
        found.add(`${kind} beyond its sides: ${nameOf(element)}`);
      if (top < frame.top - LEADING || bottom > frame.bottom + LEADING)
        found.add(`${kind} beyond its height: ${nameOf(element)}`);
    }
  }

  function expectApart(boxes: { element: Element; box: DOMRect }[], kind: string) {
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > SLACK && down > LEADING)
          found.add(`${kind} overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`);
      }
    });
  }

  const window_ = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };

  /** Looks at the open panel of a button. */
  function lookAtPanel(details: HTMLElement, kind: string) {
    const panel = all('*', details).find((one) => /auto|scroll/.test(getComputedStyle(one).overflowY));
    if (!panel) return void found.add(`${kind} has no panel that scrolls`);
    const box = boxOf(panel);
    for (const side of ['left', 'top'] as const)
      if (box[side] < -SLACK) found.add(`${kind} beyond the ${side} of the window`);
    if (box.right > innerWidth + SLACK) found.add(`${kind} beyond the right of the window`);
    if (box.bottom > innerHeight + SLACK) found.add(`${kind} beyond the bottom of the window`);
    if (panel.scrollWidth > panel.clientWidth + SLACK) found.add(`${kind} scrolls sideways`);
    const links = all('a, summary', panel).filter((one) => one.checkVisibility());
    const sides = { left: box.left, right: box.right, top: -1e6, bottom: 1e6 };
    for (const link of links) {
      expectInside(link, sides, 'link in a panel');
      expectInside(link, { ...sides, top: boxOf(link).top, bottom: boxOf(link).bottom }, 'text of a link');
    }
    expectApart(
      links
        .flatMap((element) => linesOf(element).map((line) => ({ element, box: line })))
        .filter(
          ({ element }, index, lines) => lines.findIndex((other) => other.element === element) <= index,
        ),
      'links',
    );
  }

  const bar = document.querySelector('header > div');
  const brand = bar?.querySelector('a');
  if (!bar || !brand) return ['no header'];
  const navs = all('nav', bar).filter((one) => one.checkVisibility());
  const toggle = navs
    .map((nav) => nav.querySelector<HTMLDetailsElement>('details[name="mobile-menu"]'))
    .find(Boolean);
  if (navs.length !== 1) found.add(`${navs.length} navigations`);
  if (hasMenus === Boolean(toggle)) found.add(hasMenus ? 'no menus' : 'no toggle');

  const summaries = navs.flatMap((nav) => all(':scope > ul > li > details > summary', nav));
  const labels = navs.flatMap((nav) => [
    ...summaries,
    ...all(':scope > ul > li > a, :scope > a, :scope > div > details > summary', nav),
  ]);
  const height = boxOf(bar).height;
  if (height > most * rem + SLACK) found.add(`the bar is ${height} high`);
  const frame = { ...window_, top: boxOf(bar).top, bottom: boxOf(bar).bottom };
  for (const part of [brand, ...labels]) {
    expectInside(part, frame, 'part of the bar');
    expectInside(part, boxOf(part), 'text of the bar');
  }
  for (const label of labels) if (countLines(linesOf(label)) > 1) found.add(`label wraps: ${nameOf(label)}`);
  const nameLines = countLines(linesOf(brand));
  if (nameLines > 2) found.add(`the name takes ${nameLines} lines`);
  expectApart(
    [brand, ...labels].map((element) => ({ element, box: boxOf(element) })),
    'parts of the bar',
  );

  for (const summary of summaries) {
    if (Number.parseFloat(getComputedStyle(summary, '::after').width) < rem - SLACK)
      found.add('a chevron shrinks');
    const details = summary.parentElement as HTMLDetailsElement;
    details.open = true;
    lookAtPanel(details, `panel of ${nameOf(summary)}`);
    const panel = all('*', details).find((one) => /auto|scroll/.test(getComputedStyle(one).overflowY));
    if (panel) {
      const [button, box] = [boxOf(summary), boxOf(panel)];
      // A panel that does not fit beside its button's start ends where the bar ends.
      const isAtStart = Math.abs(box.left - button.left) <= SLACK;
      const isAtEnd =
        Math.abs(box.right - boxOf(bar).right + Number.parseFloat(getComputedStyle(bar).paddingRight)) <=
        SLACK;
      if (!isAtStart && !(isAtEnd && box.left < button.left))
        found.add(`panel of ${nameOf(summary)} is not under its button`);
      if (box.top < button.bottom - SLACK) found.add(`panel of ${nameOf(summary)} covers its button`);
    }
    details.open = false;
  }
  if (toggle) {
    toggle.open = true;
    lookAtPanel(toggle, 'panel of the toggle');
    for (const section of all('details', toggle) as HTMLDetailsElement[]) {
      section.open = true;
      lookAtPanel(toggle, 'panel of the toggle');
      section.open = false;
    }
    toggle.open = false;
  }
  return [...found];
}
