import { accessibility, type Mutant, scene } from '../mutant.ts';

const ABOUT = scene('/about as loaded');

export const TARGETS: Mutant[] = [
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
    defect: 'the name in the header overflows with larger text',
    file: 'src/app/header/MobileMenu.module.css',
    from: '@media (max-width: 22.4em)',
    to: '@media (max-width: 358px)',
    noticedBy: accessibility('text-size', 'text at 200% is not cut off: /about as loaded'),
    message: '390 ',
  },
];
