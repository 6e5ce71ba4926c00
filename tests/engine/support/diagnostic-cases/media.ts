import type { MediaFile } from '../../../../src/compiler/types.ts';
import { VAN } from '../virtual-project.ts';
import type { DiagnosticCase } from './diagnostic-case.ts';
import { siteWith } from './parts.ts';

const withPhoto = (properties: Partial<MediaFile>) => ({
  files: siteWith({ menu: ['/media/van.jpg'] }),
  input: { media: [VAN, { ...VAN, name: 'van.jpg', width: 800, height: 600, ...properties }] },
});

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
    code: 'unreadable-media',
    title: 'A damaged picture',
    ...withPhoto({ width: 0, height: 0 }),
    output: `content/media/van.jpg:1:1  unreadable-media
  The width and height of this picture cannot be read.
  Export it again as PNG, JPEG or WebP, with the matching file extension.`,
    highlighted: '',
  },
  {
    code: 'heavy-media',
    title: 'A photograph straight from the camera',
    ...withPhoto({ bytes: 1_234_567 }),
    output: `content/media/van.jpg:1:1  heavy-media (warning)
  This file has 1,235 kB; the limit is 250 kB.
  Save it as WebP at the size at which it is shown; quality 75 is enough.`,
    highlighted: '',
  },
  {
    code: 'oversized-media',
    title: 'A picture with more pixels than any screen shows',
    ...withPhoto({ width: 4000, height: 3000 }),
    output: `content/media/van.jpg:1:1  oversized-media (warning)
  This picture has 4000 x 3000 pixels. The site never shows more than 2560 on a side.
  Save it at twice the size at which it is shown.`,
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
