import type { Rule } from './rule.ts';
import { mediaDiagnostic, mediaKind } from './shared/media-diagnostic.ts';

/** The largest size of each kind of file, in kB, and how to reduce it. */
const LIMITS = {
  svg: {
    max: 40,
    hint: 'Export it without editor data and embedded pictures, or simplify its outlines.',
  },
  photograph: { max: 250, hint: 'Save it as WebP at the size at which it is shown; quality 75 is enough.' },
  other: { max: 5000, hint: 'Export it for the screen, or split it.' },
};

export const heavyMedia: Rule<'heavy-media'> = {
  code: 'heavy-media',
  severity: 'warning',
  summary: `A file is larger than its kind should be: an SVG ${LIMITS.svg.max} kB, a photograph ${LIMITS.photograph.max} kB, any other file ${LIMITS.other.max / 1000} MB.`,
  reason: 'On an old phone with a weak signal, every 100 kB can take a second, and cost money.',
  fix: 'The hint says how to make that kind of file smaller.',
  *check({ project }) {
    for (const file of project.input.media) {
      const kilobytes = Math.ceil(file.bytes / 1000);
      const { max, hint } = LIMITS[mediaKind(file)];
      if (kilobytes <= max) continue;
      const number = (value: number) => value.toLocaleString('en-GB');
      const message = `This file has ${number(kilobytes)} kB; the limit is ${number(max)} kB.`;
      yield mediaDiagnostic(file, message, hint);
    }
  },
};
