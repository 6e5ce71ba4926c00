import { at, locateDiagnostic, sentence } from '@json-site/compiler/diagnostics';
import type { SentPicture } from '@json-site/compiler/media';
import { formatOfName } from '@json-site/compiler/media';
import type { Rule } from '@json-site/compiler/rule';
import type { Diagnostic } from '@json-site/compiler/types';
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

export const rule: Rule = {
  code: 'heavy-media',
  severity: 'warning',
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
    const { code, severity } = rule;
    return [locateDiagnostic({ code, severity, source, jsonPath, message, hint }).diagnostic];
  });
}
