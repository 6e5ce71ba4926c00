// Playwright serialises this function into the page: it may use the inspector, and nothing else from outside.

/** Lists controls, fields, groups, landmarks and pictures without an accessible name. */
export function nameProblems(): string[] {
  const PRESSED = 'a[href], button, summary, [role="button"], [role="link"], [role="tab"], [role="menuitem"]';
  const FIELD = 'input:not([type="hidden"], [type="submit"], [type="button"]), select, textarea';
  const GROUP =
    'fieldset, nav, aside, dialog, iframe, [role="group"], [role="radiogroup"], [role="region"], [role="dialog"], [role="alertdialog"], [role="navigation"], [role="form"], [role="search"]';
  const { describe, isShown } = window.inspector;
  const found: string[] = [];

  function nameOf(element: HTMLElement): string {
    const references = (element.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? '');
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent);
    const own = element.querySelector(':scope > legend, :scope > caption, :scope > figcaption');
    const all = [
      ...references,
      element.getAttribute('aria-label'),
      ...labels,
      own?.textContent,
      element.title,
    ];
    return all.join('').trim();
  }

  /** A control's content is its name: text that is not hidden, and the names of pictures. */
  function contentOf(element: HTMLElement): string {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    const named = [...copy.querySelectorAll('img[alt], [aria-label]')];
    const words = named.map((part) => part.getAttribute('alt') ?? part.getAttribute('aria-label'));
    return [copy.textContent, ...words].join('').trim();
  }

  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!isShown(element) || element.closest('[aria-hidden="true"]') || nameOf(element)) continue;
    const tell = (problem: string) => found.push(`${problem}: ${describe(element)}`);
    if (element.matches(PRESSED) && !contentOf(element)) tell('control without a name');
    if (element.matches(FIELD)) tell('field without a label');
    if (element.matches(GROUP)) tell('group without a name');
    if (element.matches('img:not([alt]), area:not([alt])')) tell('picture without alt');
    const isPartOfControl = element.parentElement?.closest(PRESSED);
    if (element.matches('[role="img"], svg') && !isPartOfControl && !contentOf(element))
      tell('drawing without a name');
  }
  return found;
}
