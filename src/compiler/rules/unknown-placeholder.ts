import type { RuleDiagnostic } from '../report/diagnostic.ts';
import { type Fix, replaceAt } from '../report/fix.ts';
import { at, inFile, sentence } from '../report/sentence.ts';
import { intended, suggestion } from '../report/wording.ts';
import { FORMS } from '../schema/collections.ts';
import type { Schema } from '../schema/schema-set.ts';
import { walk } from '../schema/schema-walk.ts';
import type { JsonPath } from '../source/locations.ts';
import { FACT_REFERENCE, FACTS } from '../source/site-facts.ts';
import type { SourceFile } from '../source/source-file.ts';
import { json, page } from './examples/parts.ts';
import type { Rule } from './rule.ts';

/** Replaces a misspelt name in braces. */
function fixOf(
  jsonPath: JsonPath,
  start: number,
  whole: string,
  name: string,
  known: readonly string[],
): Fix | undefined {
  const right = intended(name, known);
  const text = right && whole.replace(name, right);
  return replaceAt(jsonPath, { start, end: start + whole.length }, whole, text);
}

/** Finds the names in braces that a text may not have. */
function unknownIn(
  text: string,
  { placeholders: known = [] }: Schema,
  source: SourceFile,
  jsonPath: JsonPath,
): RuleDiagnostic[] {
  const names = [...text.matchAll(/\{([A-Za-z]+)\}/g)];
  return names
    .filter(([, name = '']) => !known.includes(name))
    .map(({ 0: whole, 1: name = '', index: start }) => ({
      source,
      jsonPath,
      part: { start, end: start + whole.length },
      fix: fixOf(jsonPath, start, whole, name, known),
      message: sentence`${at(jsonPath)} contains {${name}}, which the form does not replace.`,
      hint: known.length > 0 ? suggestion(name, known) : 'This text has no names in braces. Remove them.',
    }));
}

/** Finds the references to facts that site.json does not have. The others are replaced before the rules run. */
function* unknownFacts(
  value: unknown,
  source: SourceFile,
  jsonPath: JsonPath = [],
): Iterable<RuleDiagnostic> {
  if (typeof value === 'string') {
    for (const { 0: whole, 1: name = '', index } of value.matchAll(FACT_REFERENCE)) {
      const isMissing = Object.hasOwn(FACTS, name);
      const property = isMissing ? FACTS[name as keyof typeof FACTS] : [];
      const reason = isMissing
        ? sentence`${inFile('content/site.json')} has no ${at(property, 'content/site.json')}`
        : 'there is no such fact';
      yield {
        source,
        jsonPath,
        message: sentence`${at(jsonPath)} contains ${whole}; ${reason}.`,
        hint: isMissing
          ? sentence`Add "${at(property, 'content/site.json')}", or remove the text.`
          : suggestion(name, Object.keys(FACTS)),
        fix: isMissing ? undefined : fixOf(jsonPath, index, whole, name, Object.keys(FACTS)),
      };
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      yield* unknownFacts(inner, source, [...jsonPath, Array.isArray(value) ? Number(key) : key]);
    }
  }
}

export const unknownPlaceholder: Rule = {
  summary:
    'A text has a name in braces that nothing replaces: `{site.…}` without such a fact in `content/site.json`, or, in a form, a name such as `{label}` that this text does not have.',
  reason: 'A visitor would read the braces.',
  fix: 'Use one of the names that this text can have, or remove the braces.',
  *check({ project, documents }) {
    const { schemas } = project.input;
    const ofForms = [schemas.formTexts, schemas.records[FORMS]];
    for (const { parsed, schema: root } of documents) {
      if (parsed.source.text.includes('{site.')) yield* unknownFacts(parsed.value, parsed.source);
      if (!ofForms.includes(root)) continue;
      const found: RuleDiagnostic[] = [];
      walk(root, parsed.value, schemas, (schema, value, jsonPath) => {
        if (typeof value === 'string') found.push(...unknownIn(value, schema, parsed.source, jsonPath));
      });
      yield* found;
    }
  },
  examples: [
    {
      title: 'A misspelt placeholder',
      files: { 'form-texts.json': json({ button: { idle: 'Send the {submision}' } }) },
      output: `content/form-texts.json:3:23  unknown-placeholder
  button.idle contains {submision}, which the form does not replace.
  Did you mean "submission"?  Known: submission`,
      highlighted: '{submision}',
    },
    {
      title: 'A misspelt fact',
      files: { 'pages/404.json': page({ summary: 'Ring {site.telefone}.' }) },
      output: `content/pages/404.json:4:14  unknown-placeholder
  summary contains {site.telefone}; there is no such fact.
  Did you mean "telephone"?  Known: name, legalName, telephone, telephoneLink, email`,
      highlighted: '"Ring {site.telefone}."',
    },
    {
      title: 'A fact that site.json does not have',
      files: { 'pages/404.json': page({ summary: 'Ring {site.telephone}.' }) },
      output: `content/pages/404.json:4:14  unknown-placeholder
  summary contains {site.telephone}; content/site.json has no contact.phone.
  Add "contact.phone", or remove the text.`,
      highlighted: '"Ring {site.telephone}."',
    },
  ],
};
