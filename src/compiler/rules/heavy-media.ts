import { formatOfName } from '../media/kinds.ts';
import type { SentPicture } from '../media/picture.ts';
import { locateDiagnostic } from '../report/diagnostic.ts';
import { at, sentence } from '../report/sentence.ts';
import type { Diagnostic } from '../types.ts';
import { siteWith } from './examples/parts.ts';
import { VAN } from './examples/site.ts';
import type { Rule } from './rule.ts';
import { mediaDiagnostic } from './shared/media-diagnostic.ts';

/** The largest size of files that are sent as they are, in kB, and how to reduce it. */
const LIMITS = {
  svg: {
    max: 40,
    hint: 'Export it without editor data and embedded pictures, or simplify its outlines.',
  },
  other: { max: 5000, hint: 'Export it for the screen, or split it.' },
};

/** The largest size of a photograph as it is sent, in kB, by the visitor's screen. */
const SENT = { phone: 250, desktop: 600 } as const;

const number = (value: number) => value.toLocaleString('en-GB');
const toKilobytes = (bytes: number) => Math.ceil(bytes / 1000);

export const heavyMedia: Rule = {
  summary: `Visitors download too much for one file: more than ${SENT.phone} kB on a phone or ${SENT.desktop} kB on a desktop for a photograph as it is sent, ${LIMITS.svg.max} kB for an SVG, ${LIMITS.other.max / 1000} MB for any other file.`,
  reason: 'On an old phone with a weak signal, every 100 kB can take a second, and cost money.',
  fix: 'The hint says how to make that kind of file smaller. The size of the file of a photograph in `content/media/` does not matter.',
  *check({ project }) {
    for (const file of project.input.media) {
      const kilobytes = toKilobytes(file.bytes);
      const format = formatOfName(file.name);
      if (format && format !== 'svg') continue;
      const { max, hint } = LIMITS[format ?? 'other'];
      if (kilobytes <= max) continue;
      const message = `This file has ${number(kilobytes)} kB; the limit is ${number(max)} kB.`;
      yield mediaDiagnostic(file, message, hint);
    }
  },
  examples: [
    {
      title: 'A large document',
      files: siteWith({ menu: ['/media/prices.pdf'] }),
      input: { media: [VAN, { ...VAN, name: 'prices.pdf', bytes: 7_654_321 }] },
      output: `content/media/prices.pdf:1:1  heavy-media (warning)
  This file has 7,655 kB; the limit is 5,000 kB.
  Export it for the screen, or split it.`,
      highlighted: '',
    },
  ],
};

/**
 * Reports photographs of which visitors download too much. `bytesOf` returns the size of a file that was made from a
 * photograph: only the commands can make it.
 */
export function heavyPictures(
  sent: readonly SentPicture[],
  bytesOf: (src: string) => number | undefined,
): Diagnostic[] {
  return sent.flatMap(({ source, jsonPath, ...files }) => {
    const tooHeavy = (['phone', 'desktop'] as const).flatMap((screen) => {
      const kilobytes = toKilobytes(bytesOf(files[screen].src) ?? 0);
      return kilobytes > SENT[screen] ? [{ screen, kilobytes }] : [];
    });
    const [first] = tooHeavy;
    if (!first) return [];
    const { screen, kilobytes } = first;
    const message = sentence`${at(jsonPath)} names ${files[screen].name}, of which a ${screen} downloads ${number(kilobytes)} kB; the limit is ${SENT[screen]} kB.`;
    const hint = 'Choose a picture with fewer fine details, or remove its noise.';
    return [locateDiagnostic({ code: 'heavy-media', source, jsonPath, message, hint })];
  });
}
