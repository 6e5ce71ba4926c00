import type { MediaFile } from '../../../../src/compiler/types.ts';
import { VAN } from '../virtual-project.ts';
import type { DiagnosticCase } from './diagnostic-case.ts';
import { siteWith } from './parts.ts';

const withPhoto = (properties: Partial<MediaFile>) => ({
  files: siteWith({ menu: ['/media/van.jpg'] }),
  input: { media: [VAN, { ...VAN, name: 'van.jpg', width: 800, height: 600, ...properties }] },
});

const SCRIPT = {
  what: 'contains the event handler onclick of <rect>',
  hint: 'Export it again without scripts and event handlers.',
  line: 3,
  column: 5,
};

/** Diagnostics about media files. */
export const MEDIA_CASES: DiagnosticCase[] = [
  {
    code: 'missing-media',
    title: 'A misspelt file name',
    files: siteWith({ preview: { src: 'vam.svg', alt: 'The van' } }),
    output: `content/site.json:5:12  missing-media
  preview.src is "vam.svg"; there is no such file in content/media/.
  Did you mean "van.svg"?  Files: van.svg`,
    highlighted: '"vam.svg"',
  },
  {
    code: 'unusable-media',
    title: 'A damaged picture',
    ...withPhoto({ fault: { kind: 'damaged' } }),
    output: `content/site.json:5:5  unusable-media
  menu[0] names van.jpg. This file is damaged: it cannot be decoded to its end.
  Copy it again from where it came from, or export it again.`,
    highlighted: '"/media/van.jpg"',
  },
  {
    code: 'unusable-media',
    title: 'An SVG that runs a script when it is opened',
    files: {},
    input: { media: [{ ...VAN, fault: { kind: 'svg', parts: [SCRIPT] } }] },
    output: `content/media/van.svg:3:5  unusable-media
  This file contains the event handler onclick of <rect>.
  Export it again without scripts and event handlers.`,
    highlighted: '',
  },
  {
    code: 'heavy-media',
    title: 'A large document',
    files: siteWith({ menu: ['/media/prices.pdf'] }),
    input: { media: [VAN, { ...VAN, name: 'prices.pdf', bytes: 7_654_321 }] },
    output: `content/media/prices.pdf:1:1  heavy-media (warning)
  This file has 7,655 kB; the limit is 5,000 kB.
  Export it for the screen, or split it.`,
    highlighted: '',
  },
  {
    code: 'unused-media',
    title: 'A file that no page uses',
    files: {},
    input: { media: [VAN, { ...VAN, name: 'old-van.svg' }] },
    output: `content/media/old-van.svg:1:1  unused-media (notice)
  No page uses this file.
  Delete it, or use its name in a page.`,
    highlighted: '',
  },
];
