import type { Rule } from './rule.ts';
import { mediaDiagnostic, mediaKind } from './shared/media-diagnostic.ts';

/** Most kilobytes of a file, and how to get below. */
const LIMITS = {
  drawing: {
    most: 40,
    hint: 'Export it without editor data and embedded pictures, or simplify its outlines.',
  },
  photograph: { most: 250, hint: 'Save it as WebP at the size at which it is shown; quality 75 is enough.' },
  other: { most: 5000, hint: 'Export it for the screen, or split it.' },
};

export const heavyMedia: Rule<'heavy-media'> = {
  code: 'heavy-media',
  severity: 'warning',
  what: `A file weighs more than its kind should: a drawing (SVG) ${LIMITS.drawing.most} kB, a photograph ${LIMITS.photograph.most} kB, anything else ${LIMITS.other.most / 1000} MB.`,
  why: 'On an old phone with a weak signal each 100 kB can take a second, and cost money.',
  fix: 'The hint says how to make that kind of file lighter.',
  check: ({ project }, tell) => {
    for (const file of project.input.media) {
      const kilobytes = Math.ceil(file.bytes / 1000);
      const { most, hint } = LIMITS[mediaKind(file)];
      if (kilobytes <= most) continue;
      const number = (value: number) => value.toLocaleString('en-GB');
      const message = `This file weighs ${number(kilobytes)} kB; at most ${number(most)} kB.`;
      tell(mediaDiagnostic(file, message, hint));
    }
  },
};
