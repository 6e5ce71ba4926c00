import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type ContentContext, refuse } from '@json-site/dev/server';
import { generateIfPossible } from '@json-site/generate/state';
import { isObject } from '@json-site/values/objects';
import type { UnpublishedFile } from '../../publish/protocol.ts';
import { parsedOrNull } from '../git/combine.ts';
import { changedGenerated } from '../git/commit-content.ts';
import { textOf } from '../git/content-changes.ts';
import { isFormSchema, isMigration } from '../git/form-files.ts';
import type { Plan } from '../git/plan.ts';
import { applyChange } from '../history/change-sets.ts';
import { changeForms } from '../questions/with-migrations.ts';

type Chosen = readonly Pick<UnpublishedFile, 'with'>[];

const filesOf = (chosen: Chosen) => chosen.flatMap((one) => one.with ?? []);

/**
 * Whether the migrations make the tables that the chosen forms need. Two editors may each have written one, of which
 * the later knows nothing of the other: then a further one is written.
 */
export async function tablesFit(context: ContentContext, chosen: Chosen): Promise<boolean> {
  const schemas = filesOf(chosen).filter(isFormSchema);
  if (schemas.length === 0) return true;
  const { store } = context;
  store.refresh();
  const known = Object.values(store.input().formSchemas ?? {});
  const texts = new Map(known.filter((one) => schemas.includes(one.path)).map((one) => [one.path, one.text]));
  let isWritten = false;
  await changeForms(context, texts, async (complete) => {
    const migrations = new Map([...complete].filter(([file]) => isMigration(file)));
    isWritten = migrations.size > 0;
    return isWritten ? applyChange(context, migrations) : { diagnostics: [] };
  });
  return !isWritten;
}

/**
 * Whether everything that a form sends by its new rules follows the old ones as well: questions are gone that nobody
 * had to answer, or must be answered now. The site may be first then, and pages that visitors have open still work.
 */
export function isNarrower(before: unknown, after: unknown): boolean {
  if (!isObject(before) || !isObject(after)) return false;
  const { properties: was, required: asked = [], ...rules } = before;
  const { properties: is, required: asks = [], ...newRules } = after;
  if (!isObject(was) || !isObject(is) || !Array.isArray(asked) || !Array.isArray(asks)) return false;
  return (
    isDeepStrictEqual(rules, newRules) &&
    Object.entries(is).every(([name, one]) => isDeepStrictEqual(was[name], one)) &&
    asked.every((name) => asks.includes(name))
  );
}

async function isWider(root: string, { public: seen, mine }: Plan, file: string): Promise<boolean> {
  const [before, after] = await Promise.all([seen, mine].map((one) => textOf(root, one.get(file))));
  return !isNarrower(parsedOrNull(before ?? null), parsedOrNull(after ?? null));
}

/** What the database that visitors use has of the migrations of the chosen forms. */
type TableState = 'complete' | 'later' | 'lacking';

/**
 * Compares the migrations of the chosen forms with those that the database has, which this server knows. `lacking`:
 * visitors would be refused by it; `later`: it refuses nothing that the site will send. Complete without a database, or
 * if nobody may read which migrations it has.
 */
export async function tablesOf(
  { root, database }: Pick<ContentContext, 'root' | 'database'>,
  plan: Plan,
  chosen: Chosen,
): Promise<TableState> {
  const wanted = filesOf(chosen)
    .filter((file) => isMigration(file) && plan.mine.has(file))
    .map((file) => path.basename(file).slice(0, 14));
  const access = wanted.length > 0 ? await database?.() : undefined;
  const catalogue = access ? await access.call('submissions_catalogue', {}) : undefined;
  const applied = isObject(catalogue) ? catalogue['migrations'] : undefined;
  if (!Array.isArray(applied) || wanted.every((version) => applied.includes(version))) return 'complete';
  const schemas = filesOf(chosen).filter(isFormSchema);
  const wider = await Promise.all(schemas.map((file) => isWider(root, plan, file)));
  return schemas.length > 0 && !wider.includes(true) ? 'later' : 'lacking';
}

const FORM = /^content\/forms\//;

/** Files that are generated from the chosen documents. */
export async function generatedOf(
  root: string,
  site: string,
  chosen: readonly UnpublishedFile[],
  left: readonly UnpublishedFile[],
) {
  if (left.length === 0) return changedGenerated(root, site);
  if (!chosen.some(({ file }) => FORM.test(file))) return [];
  if (left.some(({ file }) => FORM.test(file)))
    refuse(
      'Forms become public together, since mails show the texts of all. Choose the other forms as well.',
    );
  await generateIfPossible(root);
  return changedGenerated(root, site);
}
