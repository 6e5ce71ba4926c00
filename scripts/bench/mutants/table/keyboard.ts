import { accessibility, everyPage, type Mutant, siteTest } from '../mutant.ts';

const TOUR = accessibility('keyboard', 'every Tab stop is visible, forwards and backwards, on /about');
const ANNOUNCED = accessibility(
  'route-change',
  'a route change updates the title and focuses the main heading',
);
const SKIP = everyPage('/about');
const ANCHOR = everyPage('/terms-of-service');
const CURRENT = everyPage('/services/data');

export const KEYBOARD: Mutant[] = [
  {
    defect: 'the focused element has no focus ring',
    file: 'src/app/styles/global.css',
    from: 'outline: 3px solid var(--color-focus);',
    to: 'outline: none;',
    noticedBy: TOUR,
    message: 'an indicator of 0 px',
  },
  {
    defect: 'the focus ring has too little contrast',
    file: 'src/app/styles/global.css',
    from: 'outline: 3px solid var(--color-focus);',
    to: 'outline: 3px solid var(--color-line);',
    noticedBy: TOUR,
    message: 'an indicator of 1.',
  },
  {
    defect: 'the header covers the focused element',
    file: 'src/app/styles/global.css',
    from: 'scroll-padding-block: 80px 1rem;',
    to: '',
    noticedBy: TOUR,
    message: 'covered by header',
  },
  {
    defect: 'the visual order of two columns differs from the Tab order',
    file: 'src/app/footer/Footer.module.css',
    from: '.links {\n  display: grid;',
    to: '.links {\n  order: -1;\n  display: grid;',
    noticedBy: TOUR,
    message: ' comes after ',
  },
  {
    defect: 'Tab does not leave the menus',
    file: 'src/app/header/use-disclosures.ts',
    from: 'const [outermost, ...inside] = openDetails(root);',
    to: 'event.preventDefault(); const [outermost, ...inside] = openDetails(root);',
    noticedBy: TOUR,
    message: 'the way back is the way there',
  },
  {
    defect: 'a menu stays open after the focus leaves it',
    file: 'src/app/header/use-disclosures.ts',
    from: "root.addEventListener('focusout', onFocusOut);",
    to: '',
    noticedBy: accessibility(
      'keyboard',
      'every Tab stop in the open mobile menu is visible, and Tab past its end closes it',
    ),
    message: 'covered by header',
  },
  {
    defect: 'Escape closes a menu without returning the focus',
    file: 'src/app/header/use-disclosures.ts',
    from: "outermost.querySelector('summary')?.focus();",
    to: '',
    noticedBy: siteTest(
      'frame/header',
      'Escape closes a menu and returns the focus; a click outside closes it',
    ),
    message: 'toBeFocused',
  },
];

export const PAGE_CHANGE: Mutant[] = [
  {
    defect: 'the main heading is not focused after navigation',
    file: 'src/app/navigation/scroll-and-focus.ts',
    from: ` ?? document.querySelector<HTMLElement>('main :is(h1, [role="alert"])')`,
    to: '',
    noticedBy: ANNOUNCED,
    message: 'toBeFocused',
  },
  {
    defect: 'the title is not updated after navigation',
    file: 'src/app/navigation/use-document.ts',
    from: '}, [title]);',
    to: '}, []);',
    noticedBy: ANNOUNCED,
    message: 'every page has a unique title',
  },
  {
    defect: 'the target of the skip link does not exist',
    file: 'src/app/header/SkipLink.tsx',
    from: 'href="#main"',
    to: 'href="#content"',
    noticedBy: SKIP,
    message: 'not.toBe(expected)',
  },
  {
    defect: 'the skip link is after the header',
    file: 'src/app/App.tsx',
    from: '      <SkipLink />\n      <ConsentNotice />\n      <Banner renderedOn={payload.renderedOn} />\n      <BlockBoundary>{header}</BlockBoundary>\n',
    to: '      <ConsentNotice />\n      <Banner renderedOn={payload.renderedOn} />\n      <BlockBoundary>{header}</BlockBoundary>\n      <SkipLink />\n',
    noticedBy: SKIP,
    message: 'toBeFocused',
  },
  {
    defect: 'a link to an anchor on another page does not focus it',
    file: 'src/app/navigation/scroll-and-focus.ts',
    from: 'focus(targetOf(location) ?? document',
    to: 'focus(document',
    noticedBy: siteTest(
      'navigation/navigation',
      'a link to an anchor on another page focuses it, 80 pixels below the top',
    ),
    message: 'toBeFocused',
  },
  {
    defect: 'the header covers the target of a link',
    file: 'src/app/styles/global.css',
    from: 'scroll-padding-block: 80px 1rem;',
    to: '',
    noticedBy: ANCHOR,
    message: 'is covered by the header',
  },
  {
    defect: 'a menu does not mark the current page',
    file: 'src/app/header/DesktopMenu.tsx',
    from: 'aria-current={currentPage(group.heading.href, path)}',
    to: '',
    noticedBy: CURRENT,
    message: '"/services/data"',
  },
  {
    defect: 'the parents of the current page are marked as well',
    file: 'src/app/header/menu-links.ts',
    from: 'href === path ?',
    to: 'path.startsWith(href) ?',
    noticedBy: everyPage('/services/development/custom-software'),
    message: '+     "/services/development",',
  },
];

const READING = siteTest('pages/legal', 'the contents stay beside the text and mark the current section');

export const LEGAL: Mutant[] = [
  {
    defect: 'the contents do not mark the section being read',
    file: 'src/blocks/legal-sections/Contents.tsx',
    from: "aria-current={id === current ? 'location' : undefined}",
    to: '',
    noticedBy: READING,
    message: 'toHaveText',
  },
  {
    defect: 'the contents are scrolled away',
    file: 'src/blocks/legal-sections/Contents.module.css',
    from: '    position: sticky;\n',
    to: '',
    noticedBy: READING,
    message: 'toBeInViewport',
  },
];
