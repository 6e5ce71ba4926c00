import { access, built, type Mutant } from '../mutant.ts';

const TOUR = access('keyboard', 'every stop of the keyboard is seen, there and back, on /about');
const ANNOUNCED = access(
  'route-change',
  'a change of page is announced: the title changes, and the focus is on the heading',
);
const SKIP = access(
  'route-change',
  'the skip link is the first stop of every page and leads past the header',
);
const PLACE = access('route-change', 'a link to a place on the page gives it the focus, below the header');
const CURRENT = access('route-change', 'the page on screen, and no other, is marked as current in the menus');

export const KEYBOARD: Mutant[] = [
  {
    mistake: 'no ring around what has the focus',
    file: 'src/app/styles/global.css',
    from: 'outline: 3px solid var(--color-focus);',
    to: 'outline: none;',
    noticedBy: TOUR,
    says: 'an indicator of 0 px',
  },
  {
    mistake: 'a ring as pale as a hairline',
    file: 'src/app/styles/global.css',
    from: 'outline: 3px solid var(--color-focus);',
    to: 'outline: 3px solid var(--color-line);',
    noticedBy: TOUR,
    says: 'an indicator of 1.',
  },
  {
    mistake: 'what has the focus lies under the header',
    file: 'src/app/styles/global.css',
    from: 'scroll-padding-block: 80px 1rem;',
    to: '',
    noticedBy: TOUR,
    says: 'covered by header',
  },
  {
    mistake: 'the style sheet changes the order of two columns',
    file: 'src/app/footer/Footer.module.css',
    from: '.links {\n  display: grid;',
    to: '.links {\n  order: -1;\n  display: grid;',
    noticedBy: TOUR,
    says: ' comes after ',
  },
  {
    mistake: 'Tab does not leave the menus',
    file: 'src/app/header/use-disclosures.ts',
    from: 'const [outermost, ...inside] = openOnes(root);',
    to: 'event.preventDefault(); const [outermost, ...inside] = openOnes(root);',
    noticedBy: TOUR,
    says: 'the way back is the way there',
  },
  {
    mistake: 'a menu that has been left stays open',
    file: 'src/app/header/use-disclosures.ts',
    from: "root.addEventListener('focusout', onFocusOut);",
    to: '',
    noticedBy: access('keyboard', 'every stop in the open menu of a phone is seen, and leaving closes it'),
    says: 'details[open]',
  },
  {
    mistake: 'Escape closes a menu and loses the focus',
    file: 'src/app/header/use-disclosures.ts',
    from: "outermost.querySelector('summary')?.focus();",
    to: '',
    noticedBy: built('frame/header', 'Escape closes a menu and returns the focus, a press outside closes it'),
    says: 'toBeFocused',
  },
];

export const PAGE_CHANGE: Mutant[] = [
  {
    mistake: 'the focus does not go to the new heading',
    file: 'src/app/navigation/scroll-and-focus.ts',
    from: ` ?? document.querySelector<HTMLElement>('main :is(h1, [role="alert"])')`,
    to: '',
    noticedBy: ANNOUNCED,
    says: 'toBeFocused',
  },
  {
    mistake: 'the title stays that of the first page',
    file: 'src/app/navigation/use-scroll-and-focus.ts',
    from: '}, [title]);',
    to: '}, []);',
    noticedBy: ANNOUNCED,
    says: 'every page has a title of its own',
  },
  {
    mistake: 'the skip link leads nowhere',
    file: 'src/app/header/SkipLink.tsx',
    from: 'href="#main"',
    to: 'href="#content"',
    noticedBy: SKIP,
    says: 'not.toBe(expected)',
  },
  {
    mistake: 'the skip link comes after the header',
    file: 'src/app/App.tsx',
    from: '      <SkipLink />\n      <ConsentNotice />\n      <BlockBoundary>\n        <Header path={payload.page.path} />\n      </BlockBoundary>\n',
    to: '      <ConsentNotice />\n      <BlockBoundary>\n        <Header path={payload.page.path} />\n      </BlockBoundary>\n      <SkipLink />\n',
    noticedBy: SKIP,
    says: 'toBeFocused',
  },
  {
    mistake: 'a link to a place on another page does not give it the focus',
    file: 'src/app/navigation/scroll-and-focus.ts',
    from: 'focusPlace(targetOf(location) ?? document',
    to: 'focusPlace(document',
    noticedBy: built(
      'navigation/navigation',
      'a link to a place on another page arrives there, 80 pixels below the top, with the focus',
    ),
    says: 'toBeFocused',
  },
  {
    mistake: 'a place that a link leads to lies under the header',
    file: 'src/app/styles/global.css',
    from: 'scroll-padding-block: 80px 1rem;',
    to: '',
    noticedBy: PLACE,
    says: 'lies below the header',
  },
  {
    mistake: 'a menu does not mark the current page',
    file: 'src/app/header/DesktopMenu.tsx',
    from: 'aria-current={currentPage(group.heading.href, path)}',
    to: '',
    noticedBy: CURRENT,
    says: '"/services/data"',
  },
  {
    mistake: 'the pages above the current one are marked as well',
    file: 'src/app/header/menu-links.ts',
    from: 'href === path ?',
    to: 'path.startsWith(href) ?',
    noticedBy: CURRENT,
    says: '+     "/services/development",',
  },
];

const READING = built('pages/legal', 'the contents stay beside the text and mark the section being read');

export const LEGAL: Mutant[] = [
  {
    mistake: 'the contents do not mark the section being read',
    file: 'src/blocks/legal-sections/Contents.tsx',
    from: "aria-current={id === current ? 'location' : undefined}",
    to: '',
    noticedBy: READING,
    says: 'toHaveText',
  },
  {
    mistake: 'the contents are scrolled away',
    file: 'src/blocks/legal-sections/Contents.module.css',
    from: '    position: sticky;\n',
    to: '',
    noticedBy: READING,
    says: 'toBeInViewport',
  },
];
