import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProgramResult } from '../../../scripts/content/output-of.ts';
import { ROOT } from '../../../scripts/root.ts';
import { MAIN_SITE, type WorkingCopy } from '../../../scripts/test/site-copy.ts';
import { testOfCopy } from '../../support/second-site.ts';
import { addPage } from './foreign-forms.ts';

/** Fifteen forms of different kinds, and the folder of tests/fixtures with the schema of each. */
const FOLDERS: Readonly<Record<string, string>> = {
  /** Details of the visitor, an address, options with descriptions, digits, a photograph that is left out. */
  'blue-badge': 'public-forms',
  /** Pages, a constant, a value from the address of the page, limits of words, money. */
  'funding-bid': 'public-forms',
  /** Many options with a filter, long options, "none of these", a date with a time. */
  interpreter: 'public-forms',
  /** One of two answers, and alternatives. */
  complaint: 'public-forms',
  /** Nothing required, a list of texts, groups in a list in a group. */
  'street-party': 'public-forms',
  /** Lists whose titles are questions, six levels of groups, alternatives with groups. */
  'village-show': 'public-forms',
  /** A group, a list of groups. */
  'grant-application': 'foreign-forms',
  /** A condition that requires tick boxes, a count of characters. */
  'planning-comment': 'foreign-forms',
  /** A group that an answer shows, two dates. */
  'subject-access': 'foreign-forms',
  /** Tick boxes with a limit, a question that a number shows. */
  survey: 'foreign-forms',
  /** A list with dates and identifiers. */
  expenses: 'foreign-forms',
  /** Numbers with words as radio buttons. */
  'friends-and-family': 'foreign-forms',
  /** People, "other, please specify", yes and no. */
  'household-needs': 'real-shapes',
  /** Sections, consents, lists that may be empty. */
  'laboratory-volunteer': 'real-shapes',
  /** A long form with pages. */
  'grant-cover-sheet': 'real-shapes',
};

/** TESTS=full FORMS=survey,complaint npx playwright test public-forms tries these forms alone. */
const isChosen = (name: string) => process.env['FORMS']?.split(',').includes(name) ?? true;
export const PUBLIC_FORMS = Object.keys(FOLDERS).filter(isChosen);

const fileOf = (name: string) =>
  path.join(ROOT, 'tests/fixtures', FOLDERS[name] ?? '', `${name}.schema.json`);

export const readPublicSchema = (name: string) => ({
  path: fileOf(name),
  text: readFileSync(fileOf(name), 'utf8'),
});

/** Writes what an owner adds to the content of a form that the command has made. */
function editContent(copy: WorkingCopy): void {
  if (!PUBLIC_FORMS.includes('funding-bid')) return;
  const from = '"name": "award",';
  copy.replace('content/forms/funding-bid.json', from, `${from}\n          "fromAddress": "award",`);
}

/** For tests of fifteen forms: a site with a page for each, and the results of the commands that made it. */
export const test = testOfCopy(
  async (copy) => {
    const made: ProgramResult[] = [];
    for (const name of PUBLIC_FORMS) {
      made.push(await copy.run('new', 'form', name, '--from', fileOf(name)));
      addPage(copy, name);
    }
    editContent(copy);
    for (const command of ['check', 'build']) made.push(await copy.run(command));
    return { made };
  },
  1_800_000,
  { BACKEND_LIMITS: '100000,100000' },
  MAIN_SITE,
);
