import { readGeneratedForms } from '../../content/generated-forms.ts';
import type { Check, Run } from '../check.ts';
import type { ServerReply } from '../client.ts';

/** The function's report about itself. */
interface Status {
  version: string;
  faults: string[];
}

const ask = (run: Run, key?: string): Promise<ServerReply> =>
  run.client.ask(run.functionUrl, { headers: { ...(key && { authorization: `Bearer ${key}` }) } });

async function statusOf(run: Run): Promise<Status> {
  const { body } = await ask(run, run.deliverKey);
  return JSON.parse(body.toString()) as Status;
}

export const FUNCTION_CHECKS: readonly Check[] = [
  {
    id: 'function',
    promise: 'The function that delivers answers.',
    needs: ['hosted'],
    after: ['project'],
    fix: 'Deploy it: npx supabase functions deploy deliver. If it answers with 500, its secrets are missing: step 8 of docs/hosting.md.',
    async run(run) {
      const { status } = await ask(run);
      // Without its key it refuses.
      return [401, 405].includes(status) ? [] : [`${run.functionUrl} answers with status ${status}`];
    },
  },
  {
    id: 'function-key',
    promise: 'The function accepts the key that wakes it.',
    needs: ['hosted', 'function'],
    after: ['function'],
    fix: 'DELIVER_KEY differs from the secret of the function. Repeat steps 7, 8 and 10 of docs/hosting.md with one key, and give it to this command.',
    async run(run) {
      const { status } = await ask(run, run.deliverKey);
      return status === 401 ? ['the function refuses DELIVER_KEY'] : [];
    },
  },
  {
    id: 'function-version',
    promise: 'The function is that of this folder.',
    needs: ['hosted', 'function'],
    after: ['function-key'],
    fix: 'Deploy it again: npm run generate && npx supabase functions deploy deliver',
    async run(run) {
      const { status } = await ask(run, run.deliverKey);
      if (status === 405) return ['the function is older than this command'];
      const { version } = await statusOf(run);
      const { VERSION } = readGeneratedForms(run.root);
      return version === VERSION
        ? []
        : [`the function is version ${version.slice(0, 8)}, and this folder has ${VERSION.slice(0, 8)}`];
    },
  },
  {
    id: 'function-settings',
    promise: 'The function has its secrets, and reaches the database.',
    needs: ['hosted', 'function'],
    after: ['function-version'],
    fix: 'Set the secret that the message names: step 8 of docs/hosting.md.',
    async run(run) {
      return (await statusOf(run)).faults;
    },
  },
];
