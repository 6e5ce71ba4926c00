import { VAN } from './examples/site.ts';
import type { Rule } from './rule.ts';
import { mediaDiagnostic } from './shared/media-diagnostic.ts';
import { unreferencedNames } from './shared/site-index.ts';

export const unusedMedia: Rule = {
  summary: 'No page shows or links to a file in `content/media/`.',
  reason:
    'The build publishes it anyway, unless it is a photograph: anybody who knows its address can read it.',
  fix: 'Delete it, unless somebody outside the site uses its address.',
  *check(index) {
    const { media } = index.project.input;
    const names = media.map(({ name }) => name);
    const unused = new Set(unreferencedNames(index, 'media', names));
    for (const file of media) {
      if (!unused.has(file.name)) continue;
      yield mediaDiagnostic(file, 'No page uses this file.', 'Delete it, or use its name in a page.');
    }
  },
  examples: [
    {
      title: 'A file that no page uses',
      input: { media: [VAN, { ...VAN, name: 'old-van.svg' }] },
      output: `content/media/old-van.svg:1:1  unused-media (notice)
  No page uses this file.
  Delete it, or use its name in a page.`,
      highlighted: '',
    },
  ],
};
