import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formStarter } from '../../../scripts/new/form.ts';
import { UsageError } from '../../../scripts/new/starter.ts';
import { ROOT } from '../../../scripts/root.ts';
import { SECOND_SITE } from '../../../scripts/test/site-copy.ts';
import { listMessages } from '../../../src/form-core/content/list-messages.ts';
import { prefilledFields } from '../../../src/form-core/content/prefilled-fields.ts';
import { type DataSchema, readDataSchema } from '../../../src/form-core/data-schema.ts';
import { prune } from '../../../src/form-core/form-rules/visible.ts';
import { randomNumbers } from '../../../src/form-core/sample/random.ts';
import { createSampler } from '../../../src/form-core/sample/sample.ts';
import type { Form, FormField } from '../../../src/model/content-types.ts';
import { makeFormOf } from '../../support/made-form.ts';
import { nearValid } from './near-valid.ts';
import { type Json, oracleOf } from './written-rules.ts';

const FOLDER = path.join(ROOT, 'tests/fixtures/real-shapes');

/** The schemas that no form can show, and why a person does not expect it. */
export const REFUSED_WITH_REASON: Readonly<Record<string, RegExp>> = {
  'appointment-with-typo': /"nme"/,
  'fhir-patient': /contains itself/,
};

export type Verdict = 'works' | 'poor' | 'refused' | 'refused although expected' | 'wrong';

export interface Judged {
  name: string;
  verdict: Verdict;
  /** Why it is not better. */
  reasons: string[];
}

/**
 * The schemas of tests/fixtures/real-shapes, by their names. An OpenAPI file says in `x-schema` which of its schemas.
 */
export const REAL_SHAPES = readdirSync(FOLDER).map((file) => ({
  name: file.replace(/\.(?:schema\.json|openapi\.\w+)$/, ''),
  file: path.join(FOLDER, file),
  pointer: /x-schema"?: '?"?(#[^'"\n]+)/.exec(readFileSync(path.join(FOLDER, file), 'utf8'))?.[1] ?? '',
}));

/** The first value that the form accepts and the schema as written forbids. Undefined if there is none. */
function findContradiction(data: DataSchema, written: Json): unknown {
  const { core } = data;
  const findLost = oracleOf(written, data);
  const sampler = createSampler(core);
  const random = randomNumbers(29);
  for (let count = 0; count < 60; count++) {
    const value = sampler.valid(random);
    if (!value) return 'No answers are valid.';
    for (const one of [value, prune(core, nearValid(value, random), sampler.isValid)]) {
      const lost = sampler.accepts(one) ? findLost(one) : undefined;
      if (lost) return lost.sent;
    }
  }
  return undefined;
}

const fieldsIn = (fields: readonly FormField[]): FormField[] =>
  fields.flatMap((field) => [field, ...fieldsIn(field.fields ?? [])]);

const duplicates = (list: readonly string[]) => [
  ...new Set(list.filter((one, index) => list.indexOf(one) !== index)),
];

/** Fields of a section that a person fills in without losing the overview. */
const MOST_FIELDS = 26;

/** Texts that name a value of a program instead of saying something. */
const isRaw = (label: string) => /[a-z][A-Z]|_|^[a-z]/.test(label);

/** Why a form is a poor one, although it can be filled in and sent. */
function weaknessesOf(form: Form, data: DataSchema, isUntitled: boolean): string[] {
  const all = fieldsIn(form.sections.flatMap(({ fields }) => fields));
  const messages = listMessages(form, data.fields, 'en');
  // A pattern that words fulfil needs no example.
  const patterns = all.filter((field) => {
    const own = data.fields.find(({ name }) => name === field.name)?.definitions[0];
    if (own?.type !== 'string' || own.pattern === undefined || own.format || field.hint) return false;
    const matches = new RegExp(own.pattern, 'u');
    return !['Ada', 'Ada Lovelace, 2 words'].some((text) => matches.test(text));
  });
  const longest = Math.max(...form.sections.map(({ fields }) => fieldsIn(fields).length));
  // The summary of errors names the groups of a field.
  const same = duplicates(messages.map(({ field, text }) => `${field.replace(/[^.]*$/, '')} ${text}`));
  return [
    ...(same.length > 0 ? [`two fields have the message "${same[0]}"`] : []),
    ...all
      .flatMap(({ options = [] }) => options)
      .flatMap(({ label }) => (/[a-z][A-Z]/.test(label) ? [`option "${label}"`] : [])),
    ...all.flatMap(({ label }) => (label === 'Option' || isRaw(label) ? [`label "${label}"`] : [])),
    ...patterns.map(({ label }) => `"${label}" has a pattern and no example`),
    ...(longest > MOST_FIELDS ? [`${longest} fields in one section`] : []),
    ...(isUntitled ? ['the title is lost'] : []),
  ];
}

/** A form that is made of a file as `npm run new form` makes it, or why there is none. */
export function madeFrom({ name, file, pointer }: (typeof REAL_SHAPES)[number]) {
  let files: Record<string, string>;
  try {
    ({ files } = formStarter(name, SECOND_SITE, `${file}${pointer}`));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { refused: error.message.split('\n').filter((line) => /\S/.test(line)) };
  }
  const schema = files[`schemas/forms/${name}.schema.json`] ?? '';
  const content = files[`content/forms/${name}.json`] ?? '';
  const source = { path: `schemas/forms/${name}.schema.json`, text: schema };
  const { report, form } = makeFormOf(source, content);
  if (report || !form) return { refused: [report] };
  const data = readDataSchema(source, { defaultsFor: prefilledFields(JSON.parse(content)) });
  return { form, data, content, written: JSON.parse(schema) as Json };
}

/** Makes a form of a schema, and judges it. */
export function judge(shape: (typeof REAL_SHAPES)[number]): Judged {
  const { name } = shape;
  const made = madeFrom(shape);
  if (made.refused) {
    const expected = REFUSED_WITH_REASON[name];
    const isGood = expected && made.refused.some((reason) => expected.test(reason));
    return { name, verdict: isGood ? 'refused' : 'refused although expected', reasons: made.refused };
  }
  const { form, data, content, written } = made;
  const contradiction = findContradiction(data, written);
  if (contradiction !== undefined)
    return { name, verdict: 'wrong', reasons: [JSON.stringify(contradiction)] };
  const isUntitled = typeof written['title'] === 'string' && !/"submission"/.test(content);
  const reasons = weaknessesOf(form, data, isUntitled);
  return { name, verdict: reasons.length > 0 ? 'poor' : 'works', reasons };
}
