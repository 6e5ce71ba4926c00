import type { SentPicture } from '../../src/compiler/media/picture.ts';
import { summarise } from '../../src/compiler/report/format-diagnostic.ts';
import type { ReportPart } from '../../src/compiler/report/format-report.ts';
import { count } from '../../src/compiler/report/wording.ts';
import { heavyPictures } from '../../src/compiler/rules/heavy-media.ts';
import type { Mode } from '../../src/compiler/rules/rule.ts';
import type { CompileInput, Diagnostic } from '../../src/compiler/types.ts';
import { checkTables } from '../backend/tables/check-tables.ts';
import { compilePublished } from '../content/compile-published.ts';
import { siteFolder } from '../content/folders.ts';
import { loadContent } from '../content/load-content.ts';
import { makePictures, pictureBytes } from '../content/media/photographs.ts';
import { recordPublished } from '../content/published.ts';

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
