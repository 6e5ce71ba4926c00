import { _, Ajv, type CodeKeywordDefinition, type Options } from 'ajv';
import type { FormatName } from './core-schema.ts';
import { FORMATS } from './formats.ts';

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
    const { pattern } = FORMATS[format];
    const code = _`new RegExp(${pattern}, "u")`;
    const valid = context.gen.scopeValue('pattern', { key: pattern, ref: new RegExp(pattern, 'u'), code });
    // A time may have seconds, a date-time its own distance from UTC.
    const isLater =
      format === 'date-time'
        ? _`Date.parse(${data}) > Date.parse(${other})`
        : format === 'time'
          ? _`(${data} + ":00").slice(0, 8) > (${other} + ":00").slice(0, 8)`
          : _`${data} > ${other}`;
    context.pass(_`!${valid}.test(${other}) || ${isLater}`);
  },
};

/** Leaves the list of values out of the errors of `enum`: each compiled validator would contain the whole schema for it. */
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
  ajv.addKeyword('choiceOf');
  ajv.addKeyword('unticked');
  return ajv;
}
