import { engine, type Mutant, scene } from '../mutant.ts';

const ABOUT = scene('/about as loaded');

const HEADER = {
  ...engine('header', 'no header wraps, overlaps or leaves the window: text of 16 px'),
  listsAll: true,
};

export const TARGET_SIZES: Mutant[] = [
  {
    defect: 'a checkbox of 20 px',
    file: 'src/forms/controls.module.css',
    from: '  width: 1.5rem;\n  height: 1.5rem;',
    to: '  width: 1.25rem;\n  height: 1.25rem;',
    noticedBy: scene('/quote as loaded'),
    message: '20.0 x 20.0 instead of 24 x 24',
  },
  {
    defect: 'a button of 40 px',
    file: 'src/app/footer/BackToTop.module.css',
    from: 'min-height: 2.75rem;',
    to: 'min-height: 2.5rem;',
    noticedBy: ABOUT,
    message: 'instead of 24 x 44: footer button',
  },
  {
    defect: 'a link in a sentence is only as high as its text',
    file: 'src/app/styles/global.css',
    from: 'padding-block: 0.3rem;',
    to: '',
    noticedBy: scene('/privacy-policy as loaded'),
    message: 'instead of 24 x 24: legal-sections a',
  },
];

export const REFLOW: Mutant[] = [
  {
    defect: 'a column of at least 400 px',
    file: 'src/app/footer/Footer.module.css',
    from: 'minmax(10rem, 1fr)',
    to: 'minmax(25rem, 1fr)',
    noticedBy: ABOUT,
    message: 'the page is ',
  },
  {
    defect: 'text overlaps text on a narrow screen',
    file: 'src/ui/Disclosure.module.css',
    from: '  min-height: 4rem;',
    to: '  height: 4rem;',
    noticedBy: scene('/faq as loaded'),
    message: '320 wide spacing text over text',
  },
  {
    defect: 'a title longer than three lines is cut off',
    file: 'src/ui/Disclosure.module.css',
    from: '  text-wrap: pretty;',
    to: '  max-height: 3.6em;\n  overflow: hidden;',
    noticedBy: scene('/faq as loaded'),
    message: '320 wide spacing cut below',
  },
  {
    defect: 'a block sticks to the bottom of the screen',
    file: 'src/app/page/BlockBand.module.css',
    from: '.band:empty {',
    to: '.band:last-child {\n  position: sticky;\n  inset-block-end: 0;\n}\n\n.band:empty {',
    noticedBy: ABOUT,
    message: '400% stays and takes ',
  },
  {
    defect: 'a long name in the header keeps its size on a phone',
    file: 'src/app/Brand.module.css',
    from: 'font-size: min(1.2rem, ',
    to: 'font-size: max(1.2rem, ',
    noticedBy: HEADER,
    message: 'the name takes 3 lines',
  },
  {
    defect: 'a drop-down opens at the end of the bar',
    file: 'src/app/header/DesktopPanel.module.css',
    from: 'margin-inline-end: var(--gutter);',
    to: 'inset-inline-end: var(--gutter);',
    noticedBy: HEADER,
    message: 'is not under its button',
  },
];
