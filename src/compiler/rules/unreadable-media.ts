import type { Rule } from './rule.ts';
import { mediaDiagnostic, mediaKind } from './shared/media-diagnostic.ts';

export const unreadableMedia: Rule<'unreadable-media'> = {
  code: 'unreadable-media',
  severity: 'error',
  what: 'A picture whose width and height cannot be read: a damaged file, one of another kind than its name says, or an SVG with neither `width` and `height` nor `viewBox`.',
  why: 'Without its size, the page jumps while it loads; a damaged file is not shown at all.',
  fix: 'Export the picture again. SVG, PNG, JPEG and WebP are read.',
  check: ({ project }, tell) => {
    for (const file of project.input.media) {
      const isPicture = mediaKind(file) !== 'other';
      if (!isPicture || (file.width > 0 && file.height > 0)) continue;
      const isDrawing = mediaKind(file) === 'drawing';
      const hint = isDrawing
        ? 'Give its <svg> a viewBox, or a width and a height in pixels.'
        : 'Export it again as PNG, JPEG or WebP, with the ending of its kind.';
      tell(mediaDiagnostic(file, 'The width and height of this picture cannot be read.', hint));
    }
  },
};
