import { _, Ajv, type Code, type CodeKeywordDefinition, type Name, type Options } from 'ajv';
import type { FormatName } from './core-schema.ts';
import { FORMATS, type Order } from './formats.ts';

/** The code that finds out whether a text is later than another one. */
const IS_LATER: Record<Order, (data: Name, other: Name) => Code> = {
  characters: (data, other) => _`${data} > ${other}`,
  // A time may have seconds.
  clock: (data, other) => _`(${data} + ":00").slice(0, 8) > (${other} + ":00").slice(0, 8)`,
  // A date-time has its own distance from UTC.
  instant: (data, other) => _`Date.parse(${data}) > Date.parse(${other})`,
};

/**
 * `after: "start"`: a date is later than another property of the same object. What is not a date has an error already,
 * and nothing is later than it.
 */
const AFTER: CodeKeywordDefinition = {
  keyword: 'after',
  type: 'string',
  schemaType: 'string',
  code(context) {
    const { data, schema, parentSchema, it } = context;
    const other = context.gen.const('other', _`${it.parentData}[${schema as string}]`);
    const { format = 'date' } = parentSchema as { format?: FormatName };
    const { pattern, order } = FORMATS[format];
    const code = _`new RegExp(${pattern}, "u")`;
    const valid = context.gen.scopeValue('pattern', { key: pattern, ref: new RegExp(pattern, 'u'), code });
    const isLater = IS_LATER[order ?? 'characters'](data, other);
    context.pass(_`!${valid}.test(${other}) || ${isLater}`);
  },
};

/** A `pattern` that reads no text which is too long anyway: its time may grow with the square of the length. */
const PATTERN: CodeKeywordDefinition = {
  keyword: 'pattern',
  type: 'string',
  schemaType: 'string',
  code(context) {
    const { data, schema, parentSchema } = context;
    const pattern = schema as string;
    const code = _`new RegExp(${pattern}, "u")`;
    const valid = context.gen.scopeValue('pattern', { key: pattern, ref: new RegExp(pattern, 'u'), code });
    const { maxLength } = parentSchema as { maxLength?: number };
    const isRead = _`${valid}.test(${data})`;
    // A character has at most two parts.
    context.pass(maxLength === undefined ? isRead : _`${data}.length > ${2 * maxLength} || ${isRead}`);
  },
};

/**
 * Leaves the list of values out of the errors of `enum`: each compiled validator would contain the whole schema for it.
 */
function shortenEnum(ajv: Ajv): void {
  const definition = ajv.getKeyword('enum');
  if (typeof definition !== 'object' || !('code' in definition))
    throw new Error('Ajv has no keyword "enum".');
  const error = { message: 'must be one of the allowed values' };
  ajv
    .removeKeyword('enum')
    .addKeyword({ keyword: 'enum', schemaType: 'array', code: definition.code, error });
}

/** Creates the Ajv that validates by core schemas: in generated validators, in checks and in tests alike. */
export function createCoreAjv(options: Options = {}): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    messages: false,
    multipleOfPrecision: 9,
    ...options,
  });
  for (const [name, { pattern }] of Object.entries(FORMATS)) ajv.addFormat(name, new RegExp(pattern, 'u'));
  shortenEnum(ajv);
  ajv.addKeyword(AFTER);
  ajv.removeKeyword('pattern').addKeyword(PATTERN);
  return ajv.addVocabulary(['choiceOf', 'unticked']);
}
