import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { remembered } from '../source/remembered.ts';
import { BLOCK_REF, type Schema, type SchemaSet } from './schema-set.ts';

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
  ajv.addSchema({ $id: DEFS, $defs: { ...$defs, block: {} } });
  return remembered((schema: Schema) => ajv.compile(standalone(schema)));
});

/** Returns the validators of schemas with the shared definitions of a set. */
export const validatorsOf = ({ $defs }: SchemaSet): Validators => validatorsWith($defs);
