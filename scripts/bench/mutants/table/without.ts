import { accessibility, everyPage, type Mutant, scene, site } from '../mutant.ts';

const STILL = scene('/about as it comes');
const READ_WITHOUT = everyPage('/about');
const answers = (route: string) =>
  site('pages/without-script', `on ${route} everything opens and closes, and forms say how else to reach us`);

export const WITHOUT_SCRIPT: Mutant[] = [
  {
    defect: 'words that only script brings',
    file: 'src/ui/section/PageHead.tsx',
    from: '{intro.map(',
    to: "{typeof window !== 'undefined' && intro.map(",
    noticedBy: READ_WITHOUT,
    message: 'text without script',
  },
  {
    defect: 'a section waits for script to be seen',
    file: 'src/app/page/BlockBand.tsx',
    from: 'data-block={block.type}',
    to: 'data-block={block.type} data-reveal="waiting"',
    noticedBy: site('pages/without-script', 'nothing of the home page is hidden'),
    message: 'opacity',
  },
  {
    defect: 'a dialog opens by script alone',
    file: 'src/ui/dialog/dialog-behaviour.ts',
    from: "command: 'show-modal',",
    to: '',
    noticedBy: answers('/services/data'),
    message: 'toBeVisible',
  },
  {
    defect: 'a form that cannot be sent names no other way',
    file: 'src/forms/WithoutScript.tsx',
    from: '<ContactLines />',
    to: '',
    noticedBy: answers('/contact'),
    message: 'toBeVisible',
  },
];

const PLAIN = accessibility('without-styles', '/about is whole, in its order, and answers');

export const WITHOUT_STYLES: Mutant[] = [
  {
    defect: 'the order of the page is made by the style sheet',
    file: 'src/app/App.tsx',
    from: '      <Page payload={payload} fadesIn={fadesIn} />\n      <BlockBoundary>\n        <Footer />\n      </BlockBoundary>\n',
    to: '      <BlockBoundary>\n        <Footer />\n      </BlockBoundary>\n      <Page payload={payload} fadesIn={fadesIn} />\n',
    noticedBy: PLAIN,
    message: '"h1"',
  },
];

export const MOTION: Mutant[] = [
  {
    defect: 'transitions go on under reduced motion',
    file: 'src/app/styles/global.css',
    from: 'transition-duration: 0s !important;',
    to: '',
    noticedBy: STILL,
    message: 'transition of ',
  },
  {
    defect: 'the page glides under reduced motion',
    file: 'src/app/styles/global.css',
    from: '@media (prefers-reduced-motion: no-preference)',
    to: '@media all',
    noticedBy: site('frame/reveal', 'nothing is hidden and nothing scrolls smoothly'),
    message: 'scroll-behavior',
  },
];

export const SCHEME: Mutant[] = [
  {
    defect: 'the chosen scheme is set by the code that comes later',
    file: 'src/app/document.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code.
    from: 'script: `<script>${INLINE_SCRIPT}</script>`,',
    to: "script: '',",
    noticedBy: site('frame/scheme', 'is there in the first frame of the next page, before any file has come'),
    message: 'rgb(',
  },
];

export const PRINT: Mutant[] = [
  {
    defect: 'closed answers are not printed',
    file: 'src/ui/Disclosure.module.css',
    from: '    content-visibility: visible;\n',
    to: '',
    noticedBy: site('frame/print', 'every answer is printed, also those that are closed'),
    message: 'toBeVisible',
  },
  {
    defect: 'who has chosen dark prints light words on white',
    file: 'src/ui/tokens.css',
    from: 'color-scheme: light !important;',
    to: '',
    noticedBy: site('frame/print', 'paper is light, also where dark is chosen'),
    message: 'main h1',
  },
];
