import type { Rule } from './rule.ts';
import { mediaDiagnostic, mediaKind } from './shared/media-diagnostic.ts';

export const unreadableMedia: Rule<'unreadable-media'> = {
  code: 'unreadable-media',
  severity: 'error',
  summary:
    'The width and height of a picture cannot be read: the file is damaged, its format differs from its file extension, or an SVG has neither `width` and `height` nor `viewBox`.',
  reason: 'Without the size, the page layout shifts while it loads. A damaged file is not shown at all.',
  fix: 'Export the picture again as SVG, PNG, JPEG or WebP.',
  *check({ project }) {
    for (const file of project.input.media) {
      const kind = mediaKind(file);
      if (kind === 'other' || (file.width > 0 && file.height > 0)) continue;
      const hint =
        kind === 'svg'
          ? 'Add a viewBox to its <svg> element, or a width and a height in pixels.'
          : 'Export it again as PNG, JPEG or WebP, with the matching file extension.';
      yield mediaDiagnostic(file, 'The width and height of this picture cannot be read.', hint);
    }
  },
};
