import { listed } from '../../../src/compiler/report/wording.ts';
import { keysIn } from '../../vite/hosted-project.ts';
import type { Check } from '../check.ts';
import { liveScripts } from './live-pages.ts';

export const KEY_CHECKS: readonly Check[] = [
  {
    id: 'secret-key',
    promise: 'No script has a secret key.',
    after: ['address'],
    fix: 'Delete the key in the dashboard (Project Settings → API Keys) at once, make another one, then build with the publishable key and publish.',
    async run(run) {
      const scripts = (await liveScripts(run)).filter(({ text }) => keysIn(text).hasSecret);
      const paths = scripts.map(({ path }) => path);
      return paths.length > 0 ? [`anybody can read a secret key in ${listed(paths)}`] : [];
    },
  },
  {
    id: 'script-project',
    promise: 'The scripts send forms to the project, with its public key.',
    needs: ['project'],
    // Without forms, a site has no key.
    after: ['address', 'build', 'links'],
    fix: 'Build with VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY of this project, and publish. If the live site is right, correct them where this command runs.',
    async run(run) {
      const { project, forms } = run;
      if (!project || forms.length === 0) return [];
      const code = (await liveScripts(run)).map(({ text }) => text).join('\n');
      const { publicKeys } = keysIn(code);
      const isElsewhere = project.url !== run.origin && !code.includes(new URL(project.url).host);
      return [
        ...(publicKeys.includes(project.key)
          ? []
          : ['the scripts have not the public key that this command has']),
        ...(isElsewhere ? [`the scripts do not send to ${new URL(project.url).host}`] : []),
      ];
    },
  },
];
