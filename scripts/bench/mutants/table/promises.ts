import { everyPage, type Mutant, site, unit, VALID_HTML } from '../mutant.ts';

export const STORAGE: Mutant[] = [
  {
    defect: 'something is kept before anybody has typed',
    file: 'src/app/navigation/use-stale-build-reload.ts',
    from: "window.addEventListener('vite:preloadError', reloadStaleBuild);",
    to: "window.sessionStorage.setItem('seen', ''); window.addEventListener('vite:preloadError', reloadStaleBuild);",
    noticedBy: everyPage('/about'),
    message: 'sessionStorage seen',
  },
];

export const OTHERS_SERVERS: Mutant[] = [
  {
    defect: 'a picture from another server',
    file: 'src/app/footer/Footer.tsx',
    from: 'src={partner.image.src}',
    to: 'src="https://example.com/logo.png"',
    noticedBy: site('frame/footer', 'every page has a shared strip with help between page and footer'),
    message: 'Policy violated: img-src',
  },
];

export const CONSENT: Mutant[] = [
  {
    defect: 'yes stands out from no',
    file: 'src/app/consent/ConsentNotice.tsx',
    from: "className={buttonClass('secondary')} onClick={() => answer('yes')}",
    to: "className={buttonClass('primary')} onClick={() => answer('yes')}",
    noticedBy: site(
      'privacy/consent',
      'both answers are alike, and the keyboard comes to them right after the link to the content',
    ),
    message: 'backgroundColor',
  },
  {
    defect: 'who does not answer is measured',
    file: 'src/app/consent/consent.ts',
    from: "  if (answer === 'yes') {\n    loadScript",
    to: "  if (answer !== 'no') {\n    loadScript",
    noticedBy: site('privacy/consent', 'nobody is measured, and nothing is kept, before there is an answer'),
    message: '/count.js',
  },
];

const DISCLOSED = unit(
  'tests/site/build/disclosures.test.ts',
  'every page says who is behind it, as a company must',
);

export const DISCLOSURES: Mutant[] = [
  {
    defect: 'the registered number is left out',
    file: 'src/app/footer/Footer.tsx',
    from: '              <li>{registration.number}</li>\n',
    to: '',
    noticedBy: DISCLOSED,
    message: 'registered number on /',
  },
  {
    defect: 'a box is ticked before the visitor ticks it',
    file: 'src/forms/widgets/Checkboxes.tsx',
    from: 'checked={chosen.has(option.value)}',
    to: 'checked={chosen.size === 0 || chosen.has(option.value)}',
    noticedBy: site('frame/disclosures', 'no box is ticked, and what sending means stands beside the button'),
    message: '/quote',
  },
];

export const CRASHES: Mutant[] = [
  {
    defect: 'a block takes the page with it',
    file: 'src/app/page/BlockBand.tsx',
    from: '<BlockBoundary>{renderBlock(block.type, block)}</BlockBoundary>',
    to: '{renderBlock(block.type, block)}',
    noticedBy: site('frame/crash', 'a block that throws takes nothing else with it'),
    message: 'toBeFocused',
  },
  {
    defect: 'the header takes the page with it',
    file: 'src/app/App.tsx',
    from: '      <BlockBoundary>\n        <Header path={payload.page.path} />\n      </BlockBoundary>\n',
    to: '      <Header path={payload.page.path} />\n',
    noticedBy: site('frame/crash', 'a header that throws takes nothing else with it'),
    message: 'toBeVisible',
  },
  {
    defect: 'the footer takes the page with it',
    file: 'src/app/App.tsx',
    from: '      <BlockBoundary>\n        <Footer />\n      </BlockBoundary>\n',
    to: '      <Footer />\n',
    noticedBy: site('frame/crash', 'a footer that throws takes nothing else with it'),
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
