import { accessibility, everyPage, type Mutant, site } from '../mutant.ts';

const TOUR = accessibility('keyboard', 'every stop of the keyboard is visible, there and back, on /about');
const ANNOUNCED = accessibility(
  'route-change',
  'a change of page is announced: the title changes, and the focus is on the heading',
);
const SKIP = everyPage('/about');
const PLACE = everyPage('/terms-of-service');
const CURRENT = everyPage('/services/data');

export const KEYBOARD: Mutant[] = [
  {
    defect: 'no ring around what has the focus',
    file: 'src/app/styles/global.css',
    from: 'outline: 3px solid var(--color-focus);',
    to: 'outline: none;',
    noticedBy: TOUR,
    message: 'an indicator of 0 px',
  },
  {
    defect: 'a ring as pale as a hairline',
    file: 'src/app/styles/global.css',
    from: 'outline: 3px solid var(--color-focus);',
    to: 'outline: 3px solid var(--color-line);',
    noticedBy: TOUR,
    message: 'an indicator of 1.',
  },
  {
    defect: 'what has the focus lies under the header',
    file: 'src/app/styles/global.css',
    from: 'scroll-padding-block: 80px 1rem;',
    to: '',
    noticedBy: TOUR,
    message: 'covered by header',
  },
  {
    defect: 'the style sheet changes the order of two columns',
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
    defect: 'a menu that has been left stays open',
    file: 'src/app/header/use-disclosures.ts',
    from: "root.addEventListener('focusout', onFocusOut);",
    to: '',
    noticedBy: accessibility(
      'keyboard',
      'every stop in the open menu of a phone is visible, and leaving closes it',
    ),
    message: 'details[open]',
  },
  {
    defect: 'Escape closes a menu and loses the focus',
    file: 'src/app/header/use-disclosures.ts',
    from: "outermost.querySelector('summary')?.focus();",
    to: '',
    noticedBy: site('frame/header', 'Escape closes a menu and returns the focus, a press outside closes it'),
    message: 'toBeFocused',
  },
];

export const PAGE_CHANGE: Mutant[] = [
  {
    defect: 'the focus does not go to the new heading',
    file: 'src/app/navigation/scroll-and-focus.ts',
    from: ` ?? document.querySelector<HTMLElement>('main :is(h1, [role="alert"])')`,
    to: '',
    noticedBy: ANNOUNCED,
    message: 'toBeFocused',
  },
  {
    defect: 'the title stays that of the first page',
    file: 'src/app/navigation/use-document.ts',
    from: '}, [title]);',
    to: '}, []);',
    noticedBy: ANNOUNCED,
    message: 'every page has a title of its own',
  },
  {
    defect: 'the skip link leads nowhere',
    file: 'src/app/header/SkipLink.tsx',
    from: 'href="#main"',
    to: 'href="#content"',
    noticedBy: SKIP,
    message: 'not.toBe(expected)',
  },
  {
    defect: 'the skip link comes after the header',
    file: 'src/app/App.tsx',
    from: '      <SkipLink />\n      <ConsentNotice />\n      <BlockBoundary>\n        <Header path={payload.page.path} />\n      </BlockBoundary>\n',
    to: '      <ConsentNotice />\n      <BlockBoundary>\n        <Header path={payload.page.path} />\n      </BlockBoundary>\n      <SkipLink />\n',
    noticedBy: SKIP,
    message: 'toBeFocused',
  },
  {
    defect: 'a link to a place on another page does not give it the focus',
    file: 'src/app/navigation/scroll-and-focus.ts',
    from: 'focus(targetOf(location) ?? document',
    to: 'focus(document',
    noticedBy: site(
      'navigation/navigation',
      'a link to a place on another page arrives there, 80 pixels below the top, with the focus',
    ),
    message: 'toBeFocused',
  },
  {
    defect: 'a place that a link leads to lies under the header',
    file: 'src/app/styles/global.css',
    from: 'scroll-padding-block: 80px 1rem;',
    to: '',
    noticedBy: PLACE,
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
    defect: 'the pages above the current one are marked as well',
    file: 'src/app/header/menu-links.ts',
    from: 'href === path ?',
    to: 'path.startsWith(href) ?',
    noticedBy: everyPage('/services/development/custom-software'),
    message: '+     "/services/development",',
  },
];

const READING = site('pages/legal', 'the contents stay beside the text and mark the section being read');

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
