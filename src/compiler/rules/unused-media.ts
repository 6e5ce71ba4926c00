import type { Rule } from './rule.ts';
import { mediaDiagnostic } from './shared/media-diagnostic.ts';
import { unreferenced } from './shared/site-index.ts';

export const unusedMedia: Rule<'unused-media'> = {
  code: 'unused-media',
  severity: 'notice',
  what: 'A file in `content/media/` that nothing shows and no link leads to.',
  why: 'It is published with the site: who knows its address can read it.',
  fix: 'Delete it, unless somebody outside has its address.',
  check: (facts, tell) => {
    const { media } = facts.project.input;
    const names = media.map(({ name }) => name);
    const unused = new Set(unreferenced(facts, 'media', names));
    for (const file of media) {
      if (!unused.has(file.name)) continue;
      tell(mediaDiagnostic(file, 'Nothing shows this file.', 'Delete it, or use its name in a page.'));
    }
  },
};
