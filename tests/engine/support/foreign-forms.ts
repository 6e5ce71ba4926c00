import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '../../../scripts/content/load-content.ts';
import { ROOT } from '../../../scripts/content/project.ts';
import { compile } from '../../../src/compiler/compile.ts';
import type { Form } from '../../../src/generated/content-types.ts';
import { type OwnServer, startServer } from '../../support/own-server.ts';
import { type CommandResult, copyProject, type ProjectCopy } from '../../support/project-copy.ts';
import { replaceBySecondSite } from '../../support/second-site.ts';
import { selection } from '../../support/selection.ts';
import { test as base } from '../../support/test.ts';

const FOLDER = path.join(ROOT, 'tests/fixtures/foreign-forms');

/** Every fifteenth of them takes half a minute; a full run takes all. */
const STEP = 15;

export const FOREIGN_FORMS = readdirSync(FOLDER).map((file) => path.basename(file, '.schema.json'));
/** FORMS=gift-aid,survey npx playwright test foreign-forms tries these forms alone. */
export const CHOSEN_FORMS = process.env['FORMS']?.split(',') ?? selection(FOREIGN_FORMS, STEP);

/** Reads a data schema that was not written for this project. */
export function readForeignSchema(name: string): { path: string; text: string } {
  const file = path.join(FOLDER, `${name}.schema.json`);
  return { path: file, text: readFileSync(file, 'utf8') };
}

/** A site with a page for each chosen form, built and served. */
export interface FormSite extends ProjectCopy {
  url: string;
  /** The results of `npm run new form`, `check` and `build`. */
  made: CommandResult[];
  form: (name: string) => Form;
}

function addPage(copy: ProjectCopy, name: string): void {
  const title = `The form ${name}`;
  const page = {
    $schema: '../../../schemas/page.schema.json',
    title,
    description: `A page of the tests with the form ${name}, which is made from a foreign data schema.`,
    blocks: [
      { type: 'page-header', heading: title },
      { type: 'form', form: name },
    ],
  };
  copy.write(`content/pages/forms/${name}.json`, `${JSON.stringify(page, null, 2)}\n`);
}

async function makeForms(copy: ProjectCopy): Promise<CommandResult[]> {
  const made: CommandResult[] = [];
  for (const name of CHOSEN_FORMS) {
    const { path: from } = readForeignSchema(name);
    made.push(await copy.run('scripts/new.ts', 'form', name, '--from', from));
    addPage(copy, name);
  }
  for (const command of ['check', 'build']) made.push(await copy.run('scripts/run.mjs', command));
  return made;
}

/** For tests of forms that are made from data schemas of other projects: each worker builds one site of them. */
export const test = base.extend<object, { site: FormSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
    async ({}, use) => {
      const copy = copyProject();
      let server: OwnServer | undefined;
      try {
        replaceBySecondSite(copy);
        const made = await makeForms(copy);
        const { forms } = compile(loadContent(copy.root));
        const form = (name: string) => {
          const found = forms.get(name);
          if (!found) throw new Error(`There is no form ${name}.`);
          return found;
        };
        server = await startServer(copy, 'preview', { BACKEND_LIMITS: '100000,100000' });
        await use({ ...copy, url: server.url, made, form });
      } finally {
        await server?.stop();
        copy.dispose();
      }
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
