import { startScratchDatabase } from '@json-site/backend/tables';
import { loadContent } from '@json-site/content/site';
import { formStarter } from '@json-site/new/commands';
import { addPage, FOREIGN_FORMS, readForeignSchema } from '../../../tests/engine/support/foreign-forms.ts';
import { ROOT } from '../../root.ts';
import { copySite, SECOND_SITE, type WorkingCopy } from '../../test/site-copy.ts';
import { builtFiles } from './built-files.ts';
import { judgeForms } from './form-values.ts';
import { describeTables } from './tables.ts';

/** Makes a form of every foreign data schema, as `npm run new form` does, and a page for each. */
function addForeignForms(copy: WorkingCopy): void {
  for (const name of FOREIGN_FORMS) {
    const { files } = formStarter(name, copy.root, readForeignSchema(name).path);
    for (const [file, text] of Object.entries(files)) copy.write(file, text);
    addPage(copy, name);
  }
}

/** The sites of a baseline. */
export const SITES: Record<string, () => Promise<WorkingCopy>> = {
  'this-site': () => copySite({ from: ROOT }),
  'main-site': () => copySite(),
  'second-site': () => copySite({ from: SECOND_SITE }),
  async 'foreign-forms'() {
    const copy = await copySite({ from: SECOND_SITE });
    addForeignForms(copy);
    return copy;
  },
};

/**
 * Starts the clock of the commands at the same time in every run: pages contain the day on which they were rendered,
 * and the compiler compares dates with it.
 */
const CLOCK = `{
  const Real = Date, shift = Date.UTC(2026, 10, 23, 12) - Date.now();
  globalThis.Date = class extends Real {
    constructor(...parts) { super(...(parts.length > 0 ? parts : [Real.now() + shift])); }
    static now() { return Real.now() + shift; }
  };
}`;

/** Sets the clock of the programs that this process starts. */
export function setClock(): void {
  process.env['NODE_OPTIONS'] = `--import=data:text/javascript,${encodeURIComponent(CLOCK)}`;
}

/** Prints the diagnostics of everything that `npm run check` knows about content. */
async function checkOutput(copy: WorkingCopy): Promise<string> {
  const { output } = await copy.run('check', '--content', '--launch', '--all');
  return output.replace(/ \([\d.]+ s\)\n$/, '\n');
}

/** Returns the files of a site's baseline: path → text. */
export async function siteFiles(
  open: () => Promise<WorkingCopy>,
  earlier: string | undefined,
): Promise<Record<string, string>> {
  const copy = await open();
  const database = await startScratchDatabase();
  try {
    const check = await checkOutput(copy);
    const { status, output } = await copy.run('build');
    if (status !== 0) throw new Error(output);
    const input = loadContent(copy.root);
    for (const { text } of input.migrations ?? []) await database.exec(text);
    return {
      'check.txt': check,
      'tables.txt': await describeTables(database),
      ...builtFiles(copy.root),
      ...(await judgeForms(database, input, earlier)),
    };
  } finally {
    await database.close();
    copy.dispose();
  }
}
