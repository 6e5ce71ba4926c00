import type { Rule } from './rule.ts';
import { mediaDiagnostic } from './shared/media-diagnostic.ts';
import { unreferencedNames } from './shared/site-index.ts';

export const rule: Rule = {
  code: 'unused-media',
  severity: 'notice',
  *check(index) {
    const { media } = index.project.input;
    const names = media.map(({ name }) => name);
    const unused = new Set(unreferencedNames(index, 'media', names));
    for (const file of media) {
      if (!unused.has(file.name)) continue;
      yield mediaDiagnostic(file, 'No page uses this file.', 'Delete it, or use its name in a page.');
    }
  },
};
