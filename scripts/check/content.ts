import { checkTables } from '@json-site/backend/tables';
import type { ReportPart } from '@json-site/compiler/diagnostics';
import { summarise } from '@json-site/compiler/diagnostics';
import type { SentPicture } from '@json-site/compiler/media';
import type { Mode } from '@json-site/compiler/rule';
import type { CompileInput, Diagnostic } from '@json-site/compiler/types';
import { count } from '@json-site/compiler/words';
import { siteFolder } from '@json-site/content/folders';
import { makePictures, pictureBytes } from '@json-site/content/media';
import { compilePublished, loadContent, recordPublished } from '@json-site/content/site';
import { heavyPictures } from '@json-site/rules/rules';

export interface ContentCheck {
  part: ReportPart;
  diagnostics: Diagnostic[];
  /** The addresses added to content/published.json. */
  added: string[];
  sentPictures: readonly SentPicture[];
}

/** Makes the largest files that visitors load of photographs, for the next build as well, and reports heavy ones. */
export async function checkPictures(sent: readonly SentPicture[]): Promise<Diagnostic[]> {
  await makePictures(
    siteFolder(),
    sent.flatMap(({ phone, desktop }) => [phone, desktop]),
  );
  return heavyPictures(sent, pictureBytes);
}

/** Compares the tables of the forms with the migrations. */
export async function checkFormTables(
  input: CompileInput,
): Promise<{ part: ReportPart; diagnostics: Diagnostic[] }> {
  const diagnostics = await checkTables(siteFolder(), input);
  const summary = diagnostics.length === 0 ? 'ok' : summarise(diagnostics);
  return { part: { name: 'tables', passed: diagnostics.length === 0, output: '', summary }, diagnostics };
}

/** Compiles the content. Adds new pages to content/published.json, except in continuous integration. */
export function checkContent(input: CompileInput, mode: Mode, isCi: boolean): ContentCheck {
  const root = siteFolder();
  let compiled = compilePublished(root, input, mode);
  const added = isCi ? [] : recordPublished(root, compiled);
  if (added.length > 0) compiled = compilePublished(root, loadContent(root), mode);
  const { diagnostics, drafts } = compiled;
  const passed = diagnostics.every(({ severity }) => severity !== 'error');
  const found = diagnostics.length === 0 ? 'ok' : summarise(diagnostics);
  const summary = drafts.length === 0 ? found : `${found}, ${count(drafts.length, 'draft')}`;
  const part = { name: 'content', passed, output: '', summary };
  return { part, diagnostics, added, sentPictures: compiled.withDrafts.sentPictures };
}
