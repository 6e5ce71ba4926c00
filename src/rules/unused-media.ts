import { isLasting } from '@json-site/compiler/media';
import type { Rule } from '@json-site/compiler/rule';
import { unreferencedNames } from '@json-site/compiler/rule';
import { mediaDiagnostic } from './shared/media-diagnostic.ts';

export const rule: Rule = {
  code: 'unused-media',
  severity: 'notice',
  *check(index) {
    const { media } = index.project.input;
    const names = media.map(({ name }) => name);
    const unused = new Set(unreferencedNames(index, 'media', names));
    for (const file of media) {
      // Other sites link to the documents of files/.
      if (!unused.has(file.name) || isLasting(file.src)) continue;
      yield mediaDiagnostic(file, 'No page uses this file.', 'Delete it, or use its name in a page.');
    }
  },
};
