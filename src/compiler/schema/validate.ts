import type { JsonPath } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import { remembered } from '@json-site/values/remembered';
import type { DiagnosticInput } from '../report/diagnostic.ts';
import type { Fix } from '../report/fix.ts';
import { at, sentence } from '../report/sentence.ts';
import { formatValue, intended, kindOf, suggestion } from '../report/wording.ts';
import type { ParsedFile } from '../source/json-file.ts';
import type { Source } from '../source/source.ts';
import { explainErrors } from './explain.ts';
import { BLOCK_REF, type Schema, type SchemaSet } from './schema-set.ts';
import { chosenSchema, followRef, isChoice, walk } from './schema-walk.ts';
import { validatorsOf } from './validators.ts';

function validateValue(
  schema: Schema,
  value: unknown,
  set: SchemaSet,
  source: Source,
  base: JsonPath,
): DiagnosticInput[] {
  const validate = validatorsOf(set)(schema);
  if (validate(value)) return [];
  return explainErrors(validate.errors ?? [], value, schema, set, base).map((one) => ({ ...one, source }));
}

/** The blocks that an editor finds by a word: `embed` by "map". */
function blocksFor(word: string, { blocks }: SchemaSet): string[] {
  const isIt = (keyword: string) => keyword.toLowerCase() === word.toLowerCase();
  return Object.entries(blocks).flatMap(([name, { keywords }]) => (keywords?.some(isIt) ? [name] : []));
}

function unknownBlock(value: unknown, set: SchemaSet, source: Source, jsonPath: JsonPath): DiagnosticInput {
  const known = Object.keys(set.blocks);
  const where = at(jsonPath);
  const location = { source, jsonPath };
  if (!isObject(value)) {
    const message = sentence`${where} is ${formatValue(value)}, ${kindOf(value)}; a block is an object with a "type".`;
    return { ...location, code: 'wrong-type', message, hint: suggestion('', known) };
  }
  const type = value['type'];
  if (type === undefined) {
    const message = sentence`${where} has no ${{ property: 'type', of: jsonPath }}, which is the name of a block.`;
    return { ...location, code: 'missing-property', part: 'open', message, hint: suggestion('', known) };
  }
  const inType = { source, jsonPath: [...jsonPath, 'type'] };
  if (typeof type !== 'string') {
    const message = sentence`${at(inType.jsonPath)} is ${formatValue(type)}, ${kindOf(type)}; it must be text.`;
    return { ...inType, code: 'wrong-type', message, hint: suggestion('', known) };
  }
  const message = sentence`${at(inType.jsonPath)} is ${formatValue(type)}; there is no such block.`;
  const right = intended(type, known);
  const fix: Fix | undefined =
    right === undefined ? right : { kind: 'set', path: inType.jsonPath, value: right };
  const meant = right === undefined ? blocksFor(type, set).map(formatValue) : [];
  const found = `For this there is ${meant.join(' or ')}.  ${suggestion('', known)}`;
  const hint = meant.length > 0 ? found : suggestion(type, known);
  return { ...inType, code: 'unknown-block', message, hint, fix };
}

/** Reports a value that is none of the alternatives of its schema. */
const unknownAlternative =
  ({ alternatives = {}, description }: Schema) =>
  (value: unknown, set: SchemaSet, source: Source, jsonPath: JsonPath): DiagnosticInput => {
    const all = Object.entries(alternatives).map(([name, one]) => ({ name, ...followRef(one, set) }));
    const known = all.filter(({ type }) => type === 'object').map(({ name }) => name);
    const location = { source, jsonPath };
    const where = at(jsonPath);
    if (!isObject(value)) {
      const other = all.some(({ type }) => type === 'array') ? 'a list' : 'an object';
      const message = sentence`${where} is ${formatValue(value)}, ${kindOf(value)}; it must be text or ${other}.`;
      const hint = known.length > 0 ? suggestion('', known, 'An object has one of') : description;
      return { ...location, code: 'wrong-type', message, hint };
    }
    const names = Object.keys(value);
    const slip = names.find((name) => intended(name, known) !== undefined) ?? names[0];
    if (slip === undefined) {
      const message = sentence`${where} is empty.`;
      const hint = suggestion('', known, 'An object has one of');
      return { ...location, code: 'missing-property', part: 'open', message, hint };
    }
    const inside = { source, jsonPath: [...jsonPath, slip] };
    const right = intended(slip, known);
    const fix: Fix | undefined =
      right === undefined ? undefined : { kind: 'rename', path: inside.jsonPath, name: right };
    const message = sentence`${at(inside.jsonPath)} does not say what ${where} is.`;
    const isText = names.every((name) => name === 'text' || name === 'type');
    const hint = isText
      ? 'Write a paragraph as a text, without the braces.'
      : suggestion(slip, known, 'An object has one of');
    return { ...inside, code: 'unknown-property', part: 'key', message, hint, fix };
  };

/**
 * Validates a value by its schema, and each value in it that chooses its schema, such as a block, by that. `base` is
 * its path in the file.
 */
export function validateAt(
  schema: Schema,
  value: unknown,
  set: SchemaSet,
  source: Source,
  base: JsonPath,
): DiagnosticInput[] {
  const diagnostics = validateValue(schema, value, set, source, base);
  walk(
    schema,
    value,
    set,
    (choice, inner, jsonPath) => {
      if (!isChoice(choice)) return;
      const chosen = chosenSchema(choice, inner, set);
      const unknown = choice.$ref === BLOCK_REF ? unknownBlock : unknownAlternative(choice);
      diagnostics.push(
        ...(chosen
          ? validateValue(chosen, inner, set, source, jsonPath)
          : [unknown(inner, set, source, jsonPath)]),
      );
    },
    base,
  );
  return diagnostics;
}

const validation = remembered(({ source, value }: ParsedFile) =>
  remembered((schema: Schema, set: SchemaSet) =>
    value === undefined ? [] : validateAt(schema, value, set, source, []),
  ),
);

const trusted = new WeakSet<ParsedFile>();

/** Records that a document fits its schema, which an earlier compilation has found. */
export function trustValid(parsed: ParsedFile): void {
  trusted.add(parsed);
}

/** Validates a document by its schema. */
export function validate(parsed: ParsedFile, schema: Schema, set: SchemaSet): DiagnosticInput[] {
  return trusted.has(parsed) ? [] : validation(parsed)(schema, set);
}
