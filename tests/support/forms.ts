import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RJSFSchema } from '@rjsf/utils';
import { loadContent } from '../../scripts/content/load-content.ts';
import { SITE } from '../../scripts/root.ts';
import { compile } from '../../src/core/compile.ts';
import type { CoreObject } from '../../src/form-core/core-schema.ts';
import { cleanValues } from '../../src/forms/values/clean.ts';
import type { FormValues } from '../../src/forms/values/form-values.ts';
import type { Form } from '../../src/model/content-types.ts';

/** The ids of all forms in content/forms/. */
export const FORM_IDS = readdirSync(path.join(SITE, 'content/forms')).map((file) =>
  path.basename(file, '.json'),
);

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(SITE, file), 'utf8'));

const INPUT = loadContent();

/** Compiled without the pages, which saves seconds. Links in the texts of forms are therefore not checked here. */
const { forms: FORMS } = compile({
  ...INPUT,
  files: INPUT.files.filter((file) => /^content\/form(s\/|-texts)/.test(file.path)),
});

/** Returns a form as its component receives it. */
export function readForm(id: string): Form {
  const form = FORMS.get(id);
  if (!form) throw new Error(`The compiler reports an error in content/forms/${id}.json.`);
  return form;
}

/** The schema of one field, with the keywords that forms use. */
export interface FieldRule {
  type: 'string' | 'array';
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  after?: string;
  enum?: string[];
  maxItems?: number;
  items?: { enum: string[] };
}

export type SiteDataSchema = RJSFSchema & { required: string[]; properties: Record<string, FieldRule> };

type Written = Omit<FieldRule, 'items'> & { oneOf?: { const: string }[]; items?: Written };

/** Options with titles are a list of constants in the schema. */
function withEnum({ oneOf, items, ...rule }: Written): FieldRule {
  const options = rule.enum ?? oneOf?.map((option) => option.const);
  return {
    ...rule,
    ...(options && { enum: options }),
    ...(items && { items: withEnum(items) as { enum: string[] } }),
  };
}

/** Reads a form's data schema from schemas/forms/. */
export function readSiteSchema(id: string): SiteDataSchema {
  const schema = read(`schemas/forms/${id}.schema.json`) as SiteDataSchema;
  const fields = Object.entries(schema.properties as Record<string, Written>);
  return { ...schema, properties: Object.fromEntries(fields.map(([name, rule]) => [name, withEnum(rule)])) };
}

/** Cleans the values of a form, as the form does before it validates and sends them. */
export function cleanAnswers(id: string, values: FormValues): FormValues {
  return cleanValues(readSiteSchema(id) as unknown as CoreObject, values);
}

/** A valid text of each format. */
const GOOD_TEXTS: Record<string, string> = {
  email: 'ann.lee@example.org',
  uri: 'https://www.example.org',
  tel: '020 7946 0018',
  date: '2027-03-27',
};

/** Returns a valid value for a field. */
export function goodAnswer(name: string, rule: FieldRule): string | string[] {
  if (rule.items) return rule.items.enum.slice(0, 2);
  if (rule.enum) return rule.enum[0] ?? '';
  if (rule.after) return '2027-09-30';
  return (rule.format && GOOD_TEXTS[rule.format]) ?? `An answer to ${name}`;
}

/** Returns a valid value for every field of a form. */
export function goodAnswers({ properties }: SiteDataSchema): Record<string, string | string[]> {
  return Object.fromEntries(Object.entries(properties).map(([name, rule]) => [name, goodAnswer(name, rule)]));
}
