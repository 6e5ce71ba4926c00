import { at, SEVERITIES, sentence } from '@json-site/compiler/diagnostics';
import { sourceOf } from '@json-site/compiler/documents';
import { formatOfName, PICTURE_KINDS } from '@json-site/compiler/media';
import type { Rule } from '@json-site/compiler/rule';
import type { MediaFault, MediaFile } from '@json-site/compiler/types';
import { UNREADABLE } from '@json-site/values/source-file';
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

export const rule: Rule = {
  code: 'unusable-media',
  severity: SEVERITIES['unusable-media'],
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
        yield { source: sourceOf(source), jsonPath, part, message, hint };
      }
    }
  },
};
