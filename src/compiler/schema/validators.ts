import { Ajv, type FuncKeywordDefinition, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { remembered } from '@json-site/values/remembered';
import { filePattern } from '../media/kinds.ts';
import { BLOCK_REF, type Schema, type SchemaSet } from './schema-set.ts';
import { targetKind } from './targets.ts';

const DEFS = 'defs';

/** Returns the validator of a schema. Compiles it on the first call. */
export type Validators = (schema: Schema) => ValidateFunction;

/** Points references to the shared definitions, which are compiled once. Blocks are validated by their own schemas. */
function standalone(schema: Schema): object {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (key === '$schema') return undefined;
    if (key !== '$ref') return value;
    return value === BLOCK_REF ? `${DEFS}#/$defs/block` : value.replace(/^#/, `${DEFS}#`);
  }) as object;
}

/** The keyword of JSON Schema, except that the names of files are compared without regard to capitals. */
const PATTERN: FuncKeywordDefinition = {
  keyword: 'pattern',
  type: 'string',
  schemaType: 'string',
  compile: (pattern: string, schema) => {
    const isFile = targetKind((schema as Schema).means) === 'file';
    const expression = isFile ? filePattern(pattern) : new RegExp(pattern, 'u');
    return (text: string) => expression.test(text);
  },
};

/** By the shared definitions: the set of the examples differs from that of the content in a few blocks alone. */
const validatorsWith = remembered(($defs: SchemaSet['$defs']): Validators => {
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    inlineRefs: false,
    // Collections and properties can have the names of what every object inherits, such as "constructor".
    ownProperties: true,
    // Optimising the code of the validators takes longer than they run, and the schemas are checked already.
    code: { optimize: false },
    validateSchema: false,
  });
  addFormats(ajv);
  ajv.removeKeyword('pattern');
  ajv.addKeyword(PATTERN);
  ajv.addSchema({ $id: DEFS, $defs: { ...$defs, block: {} } });
  return remembered((schema: Schema) => ajv.compile(standalone(schema)));
});

/** Returns the validators of schemas with the shared definitions of a set. */
export const validatorsOf = ({ $defs }: SchemaSet): Validators => validatorsWith($defs);
