import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkTables } from '@json-site/backend/tables';
import type { Reference } from '@json-site/compiler/project';
import type { Compiled, Diagnostic } from '@json-site/compiler/types';
import { compilePublished, recordPublished } from '@json-site/content/site';
import { compile } from '@json-site/core/compile';
import { type ContentContext, type DraftTexts, draftInput } from '@json-site/dev/server';
import { documentName } from '@json-site/dev/shared';
import type { Need, PublishCheck, UnpublishedFile } from '../../publish/protocol.ts';
import { identityOf } from '../drafts/check-change.ts';
import { inTemporaryFolder } from '../files/temporary-folder.ts';
import { parsedOrNull } from '../git/combine.ts';
import { textOf } from '../git/content-changes.ts';
import type { Plan } from '../git/plan.ts';
import { ADDRESSES } from './unpublished.ts';

/** With more documents to choose from, nobody waits for the answer which of them is needed. */
const MOST_TRIED = 30;

const MEDIA = 'content/media/';
const mediaName = ({ file }: Pick<UnpublishedFile, 'file'>) => file.slice(MEDIA.length);

const isError = ({ severity }: Diagnostic) => severity === 'error';

/** The files of a document: where it is and was, and what goes with it. */
export const pathsOf = ({ file, before, with: others = [] }: UnpublishedFile): string[] => [
  ...new Set([file, before, ...others]),
];

/** The texts in which the site with the chosen documents differs from content/ on the disk. */
export async function textsWithout(
  root: string,
  { public: seen }: Plan,
  left: readonly UnpublishedFile[],
): Promise<Map<string, string | null>> {
  const texts = new Map<string, string | null>();
  const paths = left.flatMap(pathsOf).filter((file) => /\.(?:json|sql)$/.test(file));
  for (const file of paths) texts.set(file, await textOf(root, seen.get(file)));
  return texts;
}

/** Returns the list of published addresses with the pages of a compilation. */
function withAddresses(before: string | null, compiled: Compiled): Promise<string | null> {
  return inTemporaryFolder((folder) => {
    const file = path.join(folder, ADDRESSES);
    mkdirSync(path.dirname(file), { recursive: true });
    if (before !== null) writeFileSync(file, before);
    return recordPublished(folder, compiled).length > 0 ? readFileSync(file, 'utf8') : before;
  });
}

/** Finds the pictures and downloads that chosen documents show and that are not public. */
async function neededFiles(
  root: string,
  plan: Plan,
  references: readonly Reference[],
  { chosen, left }: Pick<Search, 'chosen' | 'left'>,
): Promise<Need[]> {
  const needs: Need[] = [];
  for (const one of left.filter(({ file, kind }) => kind !== 'removed' && file.startsWith(MEDIA))) {
    const isUsedBy = ({ kind, to, source }: Reference, file: string) =>
      kind === 'media' && to === mediaName(one) && source.path === file;
    const user = chosen.find(({ file }) => references.some((reference) => isUsedBy(reference, file)));
    if (user) needs.push(await needOf(root, plan, one, user));
  }
  return needs;
}

/** The site as it would be public, with the documents that are not chosen as visitors see them now. */
export interface ChosenSite {
  check: PublishCheck;
  /** The text of the list of published addresses. */
  addresses: string | null;
}

/** Compiles the site as it would be public, in which documents that are not chosen are as visitors see them now. */
export async function checkChosen(
  { root, store }: ContentContext,
  plan: Plan,
  chosen: readonly UnpublishedFile[],
  left: readonly UnpublishedFile[],
): Promise<ChosenSite> {
  store.refresh();
  const input = store.input();
  const before = await textOf(root, plan.public.get(ADDRESSES));
  const texts = (await textsWithout(root, plan, left)).set(ADDRESSES, before);
  const compiled = compilePublished(root, draftInput(input, texts));
  // A deleted file that stays public is not on the disk, where the compiler looks for it.
  const stays = left.filter(({ file, kind }) => kind === 'removed' && file.startsWith(MEDIA)).map(mediaName);
  const isReal = ({ message }: Diagnostic) => !stays.some((name) => message.includes(`"${name}"`));
  // The tables are compared only for forms whose rules become public: that starts a database.
  const tables = chosen.some((one) => one.with) ? await checkTables(root, draftInput(input, texts)) : [];
  const errors = [...compiled.diagnostics.filter(isReal), ...tables].filter(isError);
  const errorsWith = (changed: DraftTexts) =>
    new Set(
      compile(draftInput(input, changed), 'dev', store.memory).diagnostics.filter(isError).map(identityOf),
    );
  const needs = [
    ...(await neededFiles(root, plan, store.references(), { chosen, left })),
    ...(errors.length === 0 ? [] : await findNeeds(root, plan, { chosen, left, errors, texts, errorsWith })),
  ];
  return {
    check: { passed: errors.length + needs.length === 0, diagnostics: errors, otherFailures: [], needs },
    addresses: await withAddresses(before, compiled),
  };
}

/** Names a document that is needed, and the chosen one that needs it. */
async function needOf(root: string, plan: Plan, one: UnpublishedFile, by: UnpublishedFile): Promise<Need> {
  const nameOf = async ({ file }: UnpublishedFile) => {
    const id = file.endsWith('.json') ? (plan.mine.get(file) ?? plan.public.get(file)) : undefined;
    return documentName(file, parsedOrNull(await textOf(root, id)));
  };
  return { file: one.file, needed: await nameOf(one), by: await nameOf(by) };
}

interface Search {
  chosen: readonly UnpublishedFile[];
  left: readonly UnpublishedFile[];
  errors: readonly Diagnostic[];
  texts: ReadonlyMap<string, string | null>;
  /** The errors of the site on the disk with other texts. */
  errorsWith: (texts: DraftTexts) => ReadonlySet<string>;
}

/** Finds the chosen document that causes an error: the one with the error, or the one without which it is gone. */
async function causeOf(root: string, plan: Plan, { chosen, texts, errorsWith }: Search, error: Diagnostic) {
  const own = chosen.find(({ file, before }) => [file, before].includes(error.file));
  if (own) return own;
  for (const one of chosen.slice(0, MOST_TRIED)) {
    const without = await textsWithout(root, plan, [one]);
    if (!errorsWith(new Map([...texts, ...without])).has(identityOf(error))) return one;
  }
  return chosen[0];
}

/** Finds the documents without which chosen ones have errors. */
async function findNeeds(root: string, plan: Plan, search: Search): Promise<Need[]> {
  const { left, errors, texts, errorsWith } = search;
  const withAll = errorsWith(new Map([[ADDRESSES, texts.get(ADDRESSES) ?? null]]));
  const missing = errors.filter((error) => !withAll.has(identityOf(error)));
  const needs = new Map<string, Need>();
  for (const one of missing.length > 0 ? left.slice(0, MOST_TRIED) : []) {
    const paths = pathsOf(one);
    const found = errorsWith(new Map([...texts].filter(([file]) => !paths.includes(file))));
    const solved = missing.find((error) => !found.has(identityOf(error)));
    if (!solved) continue;
    const causing = await causeOf(root, plan, search, solved);
    if (causing) needs.set(one.file, await needOf(root, plan, one, causing));
  }
  return [...needs.values()];
}
