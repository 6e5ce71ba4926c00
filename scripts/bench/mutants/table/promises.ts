import { everyPage, type Mutant, siteTest, unit, VALID_HTML } from '../mutant.ts';

export const STORAGE: Mutant[] = [
  {
    defect: 'the page writes to session storage before the visitor types',
    file: 'src/app/navigation/use-stale-build-reload.ts',
    from: "window.addEventListener('vite:preloadError', reloadStaleBuild);",
    to: "window.sessionStorage.setItem('seen', ''); window.addEventListener('vite:preloadError', reloadStaleBuild);",
    noticedBy: everyPage('/about'),
    message: 'sessionStorage seen',
  },
];

export const THIRD_PARTIES: Mutant[] = [
  {
    defect: 'an image from another server',
    file: 'src/app/footer/Footer.tsx',
    from: 'src={partner.image.src}',
    to: 'src="https://example.com/logo.png"',
    noticedBy: siteTest('frame/footer', 'the partner logos in the footer load'),
    message: 'foreign request: https://example.com/logo.png',
  },
];

export const CONSENT: Mutant[] = [
  {
    defect: 'the yes button is more prominent than the no button',
    file: 'src/app/consent/ConsentNotice.tsx',
    from: "className={buttonClass('secondary')} onClick={() => answer('yes')}",
    to: "className={buttonClass('primary')} onClick={() => answer('yes')}",
    noticedBy: siteTest(
      'privacy/consent',
      'both choices look alike, and Tab reaches them right after the skip link',
    ),
    message: 'backgroundColor',
  },
  {
    defect: 'visits are measured without an answer',
    file: 'src/app/consent/consent.ts',
    from: "  if (answer === 'yes') {\n    loadScript",
    to: "  if (answer !== 'no') {\n    loadScript",
    noticedBy: siteTest(
      'privacy/consent',
      'the page measures no visit and stores nothing before the visitor chooses',
    ),
    message: '/count.js',
  },
];

const DISCLOSED = unit(
  'tests/site/build/disclosures.test.ts',
  'every page shows the legally required company details',
);

export const DISCLOSURES: Mutant[] = [
  {
    defect: 'the registered number is missing',
    file: 'src/app/footer/Footer.tsx',
    from: '              <li>{registration.number}</li>\n',
    to: '',
    noticedBy: DISCLOSED,
    message: 'registered number on /',
  },
  {
    defect: 'a checkbox is preselected',
    file: 'src/forms/widgets/Checkboxes.tsx',
    from: 'checked={chosen.has(option.value)}',
    to: 'checked={chosen.size === 0 || chosen.has(option.value)}',
    noticedBy: unit(
      'tests/site/pages/specification.test.ts',
      'each page has the elements that the specification names, in order',
    ),
    message: '/quote form [checked]',
  },
];

export const CRASHES: Mutant[] = [
  {
    defect: 'a block that throws breaks the page',
    file: 'src/app/page/BlockBand.tsx',
    from: '<BlockBoundary>\n        <Suspense>{renderBlock(block.type, block)}</Suspense>\n      </BlockBoundary>',
    to: '{renderBlock(block.type, block)}',
    noticedBy: siteTest('frame/crash', 'a block that throws leaves the rest of the page usable'),
    message: 'toBeFocused',
  },
  {
    defect: 'a header that throws breaks the page',
    file: 'src/app/App.tsx',
    from: '      <BlockBoundary>{header}</BlockBoundary>\n',
    to: '      {header}\n',
    noticedBy: siteTest('frame/crash', 'a header that throws leaves the rest of the page usable'),
    message: 'toBeVisible',
  },
  {
    defect: 'a footer that throws breaks the page',
    file: 'src/app/App.tsx',
    from: '  <BlockBoundary>\n    <Footer />\n  </BlockBoundary>\n',
    to: '  <Footer />\n',
    noticedBy: siteTest('frame/crash', 'a footer that throws leaves the rest of the page usable'),
    message: 'toBeVisible',
  },
];

export const HTML: Mutant[] = [
  {
    defect: 'a div inside a paragraph',
    file: 'src/ui/InlineText.tsx',
    from: '<strong>{node.strong}</strong>',
    to: '<div>{node.strong}</div>',
    noticedBy: VALID_HTML,
    message: 'not allowed as child of',
  },
  {
    defect: 'an attribute twice',
    file: 'index.html',
    from: '<div id="root"',
    to: '<div id="root" id="root"',
    noticedBy: VALID_HTML,
    message: 'Duplicate attribute',
  },
];
