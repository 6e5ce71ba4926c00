import { accessibility, everyPage, type Mutant, scene, siteTest } from '../mutant.ts';

const STILL = scene('/about as loaded');
const READ_WITHOUT = everyPage('/about');
const worksWithoutScript = (route: string) =>
  siteTest(
    'pages/without-script',
    `on ${route} all disclosures and dialogs work, and forms show other ways to contact us`,
  );

export const WITHOUT_SCRIPT: Mutant[] = [
  {
    defect: 'text that only JavaScript renders',
    file: 'src/ui/section/PageHead.tsx',
    from: '<Paragraphs texts={intro}',
    to: "<Paragraphs texts={typeof window === 'undefined' ? [] : intro}",
    noticedBy: READ_WITHOUT,
    message: 'text without JavaScript',
  },
  {
    defect: 'a section is hidden until JavaScript runs',
    file: 'src/app/page/BlockBand.tsx',
    from: 'data-block={block.type}',
    to: 'data-block={block.type} data-reveal="waiting"',
    noticedBy: siteTest('pages/without-script', 'every section of the home page is visible'),
    message: 'unexpected value "0"',
  },
  {
    defect: 'a dialog opens with JavaScript only',
    file: 'src/ui/dialog/dialog-behaviour.ts',
    from: "command: 'show-modal',",
    to: '',
    noticedBy: worksWithoutScript('/services/data'),
    message: 'toBeVisible',
  },
  {
    defect: 'a form without JavaScript shows no contact details',
    file: 'src/forms/WithoutScript.tsx',
    from: '<ContactLines />',
    to: '',
    noticedBy: worksWithoutScript('/contact'),
    message: 'toBeVisible',
  },
];

const PLAIN = accessibility('without-styles', '/about shows all text in source order and its controls work');

export const WITHOUT_STYLES: Mutant[] = [
  {
    defect: 'the visual order of the page differs from its source order',
    file: 'src/app/App.tsx',
    from: '      <Page payload={payload} fadesIn={fadesIn} />\n      {FOOTER}\n',
    to: '      {FOOTER}\n      <Page payload={payload} fadesIn={fadesIn} />\n',
    noticedBy: PLAIN,
    message: '"h1"',
  },
];

export const MOTION: Mutant[] = [
  {
    defect: 'transitions run with reduced motion',
    file: 'src/app/styles/global.css',
    from: 'transition-duration: 0s !important;',
    to: '',
    noticedBy: STILL,
    message: 'transition of ',
  },
  {
    defect: 'scrolling is smooth with reduced motion',
    file: 'src/app/styles/global.css',
    from: '@media (prefers-reduced-motion: no-preference)',
    to: '@media all',
    noticedBy: siteTest('frame/reveal', 'no content is hidden and scrolling is not smooth'),
    message: 'unexpected value "smooth"',
  },
];

export const SCHEME: Mutant[] = [
  {
    defect: 'the chosen scheme is set after the first frame',
    file: 'src/app/document.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code.
    from: 'script: `<script>${INLINE_SCRIPT}</script>`,',
    to: "script: '',",
    noticedBy: siteTest(
      'frame/scheme',
      'applies in the first frame of the next page, before any asset loads',
    ),
    message: 'rgb(',
  },
];

export const PRINT: Mutant[] = [
  {
    defect: 'closed answers do not print',
    file: 'src/ui/Disclosure.module.css',
    from: '    content-visibility: visible;\n',
    to: '',
    noticedBy: siteTest('frame/print', 'every answer prints, including closed ones'),
    message: 'toBeVisible',
  },
  {
    defect: 'the chosen dark scheme prints light text on white paper',
    file: 'src/ui/tokens.css',
    from: 'color-scheme: light !important;',
    to: '',
    noticedBy: siteTest('frame/print', 'printing uses the light scheme, even if dark is chosen'),
    message: 'toHaveCSS',
  },
];
