import type { Rule } from './rule.ts';
import { mediaDiagnostic, mediaKind } from './shared/media-diagnostic.ts';

/** As wide as a page gets, twice as fine for screens that show it. */
const MOST = 2560;

export const oversizedMedia: Rule<'oversized-media'> = {
  code: 'oversized-media',
  severity: 'warning',
  what: `A photograph has more than ${MOST.toLocaleString('en-GB')} pixels on one side.`,
  why: 'No screen shows them on this site; every visitor pays for them.',
  fix: 'Save it at twice the size, in pixels, at which it is shown.',
  check: ({ project }, tell) => {
    for (const file of project.input.media) {
      const { width, height } = file;
      if (mediaKind(file) !== 'photograph' || Math.max(width, height) <= MOST) continue;
      const message = `This picture has ${width} x ${height} pixels; more than ${MOST} on a side are never shown.`;
      tell(mediaDiagnostic(file, message, 'Save it at twice the size at which it is shown.'));
    }
  },
};
