import { formatOfName, PICTURE_KINDS, pictureNames } from '../media/kinds.ts';
import { at, sentence } from '../report/sentence.ts';
import { UNREADABLE } from '../source/unreadable.ts';
import type { MediaFault, MediaFile } from '../types.ts';
import { siteWith } from './examples/parts.ts';
import { VAN } from './examples/site.ts';
import type { Rule } from './rule.ts';
import { mediaDiagnostic } from './shared/media-diagnostic.ts';

/** Continues "photo.jpg". */
const FAULTS: Record<
  Exclude<MediaFault['kind'], 'format' | 'svg' | 'unreadable'>,
  { what: string; hint: string }
> = {
  empty: { what: 'is an empty file', hint: 'Copy it again from where it came from.' },
  text: { what: 'contains text, not a picture', hint: 'Replace it by the picture.' },
  damaged: {
    what: 'is damaged: it cannot be read to its end',
    hint: 'Copy it again from where it came from, or export it again.',
  },
  animated: {
    what: 'is animated, and visitors could not stop it',
    hint: 'Export one of its frames as a still picture.',
  },
  'no-size': {
    what: 'has no width and height',
    hint: 'Add a viewBox to its <svg> element, or a width and a height in pixels.',
  },
  name: {
    what: 'has a backslash or a control character in its name, whose address no server accepts',
    hint: 'Rename it.',
  },
  'too-large': {
    what: 'has more pixels than can be processed',
    hint: 'Save it with at most 10,000 pixels on a side.',
  },
};

/** Returns why a file cannot be used, as the end of a sentence about it. */
export function explainFault({ name, fault }: MediaFile): { what: string; hint: string } | undefined {
  if (fault?.kind === 'unreadable') return UNREADABLE[fault.reason];
  if (fault?.kind === 'svg') {
    const [first] = fault.parts;
    return first && { what: `${first.what}, in line ${first.line}`, hint: first.hint };
  }
  if (fault?.kind !== 'format') return fault && FAULTS[fault.kind];
  const format = formatOfName(name);
  const promised = format ? PICTURE_KINDS[format].name : 'a picture';
  return {
    what: `is ${fault.found}, and its name says ${promised}`,
    hint: `Rename it if pages can show that format, or export it as ${promised}.`,
  };
}

const SCRIPT = {
  what: 'contains the event handler onclick of <rect>',
  hint: 'Export it again without scripts and event handlers.',
  line: 3,
  column: 5,
};

export const unusableMedia: Rule = {
  summary:
    'A picture or another file cannot be used: it is empty, damaged or animated, has another format than its name says or one that browsers do not show, is an SVG that could run code, load another file or take minutes to draw, is too large or has no size, or has a name that no address can have. JPEG, PNG, WebP and AVIF pictures may have the file extension of another of these.',
  reason:
    'Browsers would show nothing, or something else than intended. Without the size, the page would move while it loads. An SVG can be opened at its own address, where a script in it has the rights of the site.',
  fix: `Export the picture again as ${pictureNames()}, with the matching file extension.`,
  *check({ project, references }) {
    for (const file of project.input.media) {
      const fault = explainFault(file);
      // The compiler has reported these at the file itself.
      if (!fault || file.fault?.kind === 'svg' || file.fault?.kind === 'unreadable') continue;
      const { what, hint } = fault;
      const use = references.find(({ kind, to }) => kind === 'media' && to === file.name);
      // Of a picture of pixels, only the files made for pages are published.
      const format = formatOfName(file.name);
      if (!use && format && format !== 'svg') continue;
      if (!use) yield mediaDiagnostic(file, `This file ${what}.`, hint);
      else {
        const { source, jsonPath, part } = use;
        const message = sentence`${at(jsonPath)} names ${file.name}. This file ${what}.`;
        yield { source, jsonPath, part, message, hint };
      }
    }
  },
  examples: [
    {
      title: 'A damaged picture',
      files: siteWith({ menu: ['/media/van.jpg'] }),
      input: { media: [VAN, { ...VAN, name: 'van.jpg', fault: { kind: 'damaged' } }] },
      output: `content/site.json:5:5  unusable-media
  menu[0] names van.jpg. This file is damaged: it cannot be read to its end.
  Copy it again from where it came from, or export it again.`,
      highlighted: '"/media/van.jpg"',
    },
    {
      title: 'An SVG that runs a script when it is opened',
      input: { media: [{ ...VAN, fault: { kind: 'svg', parts: [SCRIPT] } }] },
      output: `content/media/van.svg:3:5  unusable-media
  This file contains the event handler onclick of <rect>.
  Export it again without scripts and event handlers.`,
      highlighted: '',
    },
  ],
};
