import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '../../../scripts/content/load-content.ts';
import type { ProgramResult } from '../../../scripts/content/output-of.ts';
import { ROOT } from '../../../scripts/root.ts';
import type { WorkingCopy } from '../../../scripts/test/site-copy.ts';
import { compile } from '../../../src/core/compile.ts';
import type { Form } from '../../../src/model/content-types.ts';
import { testOfCopy } from '../../support/second-site.ts';

const FOLDER = path.join(ROOT, 'tests/fixtures/foreign-forms');
const REAL_SHAPES = path.join(ROOT, 'tests/fixtures/real-shapes');

export const FOREIGN_FORMS = readdirSync(FOLDER).map((file) => path.basename(file, '.schema.json'));
/** Of tests/fixtures/real-shapes, the ten whose forms are the longest. */
const LONG_FORMS = [
  'civic-event',
  'daily-round',
  'event-entry',
  'grant-cover-sheet',
  'household-health-survey',
  'household-needs',
  'laboratory-volunteer',
  'linked-data-invoice',
  'registration-with-choices',
  'talk-submission',
];

/** TESTS=full FORMS=gift-aid,survey npx playwright test foreign-forms tries these forms alone. */
const isChosen = (name: string) => process.env['FORMS']?.split(',').includes(name) ?? true;
export const CHOSEN_FORMS = FOREIGN_FORMS.filter(isChosen);
export const CHOSEN_LONG_FORMS = LONG_FORMS.filter(isChosen);

/** Reads a data schema that was not written for this project. */
export function readForeignSchema(name: string): { path: string; text: string } {
  const folder = LONG_FORMS.includes(name) ? REAL_SHAPES : FOLDER;
  const file = path.join(folder, `${name}.schema.json`);
  return { path: file, text: readFileSync(file, 'utf8') };
}

export function addPage(copy: WorkingCopy, name: string): void {
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

async function makeForms(copy: WorkingCopy): Promise<ProgramResult[]> {
  const made: ProgramResult[] = [];
  for (const name of [...CHOSEN_FORMS, ...CHOSEN_LONG_FORMS]) {
    const { path: from } = readForeignSchema(name);
    made.push(await copy.run('new', 'form', name, '--from', from));
    addPage(copy, name);
  }
  for (const command of ['check', 'build']) made.push(await copy.run(command));
  return made;
}

/**
 * For tests of forms that are made from data schemas of other projects: a site with a page for each chosen form, and
 * the results of `npm run new form`, `check` and `build`.
 */
export const test = testOfCopy(
  async (copy) => {
    const made = await makeForms(copy);
    const { forms } = compile(loadContent(copy.root));
    const form = (name: string): Form => {
      const found = forms.get(name);
      if (!found) throw new Error(`There is no form ${name}.`);
      return found;
    };
    return { made, form };
  },
  600_000,
  { BACKEND_LIMITS: '100000,100000' },
);
