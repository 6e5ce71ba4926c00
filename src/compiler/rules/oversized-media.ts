import type { Rule } from './rule.ts';
import { mediaDiagnostic, mediaKind } from './shared/media-diagnostic.ts';

/** The largest width of a page, doubled for high-density screens. */
const MAX_SIDE = 2560;

export const oversizedMedia: Rule<'oversized-media'> = {
  code: 'oversized-media',
  severity: 'warning',
  summary: `A photograph has more than ${MAX_SIDE.toLocaleString('en-GB')} pixels on one side.`,
  reason: 'This site never shows more pixels, but every visitor downloads them.',
  fix: 'Save it at twice the size, in pixels, at which it is shown.',
  *check({ project }) {
    for (const file of project.input.media) {
      const { width, height } = file;
      if (mediaKind(file) !== 'photograph' || Math.max(width, height) <= MAX_SIDE) continue;
      const message = `This picture has ${width} x ${height} pixels. The site never shows more than ${MAX_SIDE} on a side.`;
      yield mediaDiagnostic(file, message, 'Save it at twice the size at which it is shown.');
    }
  },
};
