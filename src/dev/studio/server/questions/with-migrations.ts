import { type ContentContext, type DraftTexts, draftInput, refuse } from '@json-site/dev/server';
import { migrationStarter, UsageError } from '@json-site/new/commands';
import type { ChangeResult } from '../../protocol.ts';
import { checkChange } from '../drafts/check-change.ts';
import { formOfSchema } from '../git/form-files.ts';
import { oneByOne } from '../git/run-git.ts';

/** The migrations that the tables of the changed forms need. */
async function migrationsFor(
  { root, store }: ContentContext,
  texts: DraftTexts,
): Promise<[string, string][]> {
  const written: [string, string][] = [];
  for (const file of texts.keys()) {
    const form = formOfSchema(file);
    if (form === undefined) continue;
    try {
      const input = draftInput(store.input(), texts);
      const { files } = await migrationStarter(form, root, input);
      written.push(...Object.entries(files));
    } catch (error) {
      if (error instanceof UsageError) refuse(`The table of the form cannot be changed.\n${error.message}`);
      throw error;
    }
  }
  return written;
}

/**
 * Makes a change of forms with the migrations that their tables need, in one step. One at a time: the next migration
 * begins where this one ends. The local database applies it before this returns.
 */
export function changeForms(
  context: ContentContext,
  texts: DraftTexts,
  apply: (complete: DraftTexts) => Promise<ChangeResult>,
): Promise<ChangeResult> {
  return oneByOne(`${context.root} forms`, async () => {
    context.store.refresh();
    const { blockers } = checkChange(context.store, texts);
    if (blockers.length > 0) return { diagnostics: blockers };
    const result = await apply(new Map([...texts, ...(await migrationsFor(context, texts))]));
    if (result.diagnostics.length === 0) await context.formsChanged?.();
    return result;
  });
}
