import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RJSFSchema } from '@rjsf/utils';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';

const HEADER = '/* Written by "npm run generate" from schemas/forms/. Do not edit. */\n';

/** Counts characters as PostgreSQL does. Replaces the only import of Ajv's compiled code. */
const LENGTH = 'const length = (text) => { let n = 0; for (const _ of text) n += 1; return n; };\n';
const LENGTH_IMPORT = /const (\w+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;/g;

const ANNOTATIONS = new Set(['$schema', 'title', 'description']);

/** Removes the annotations of a schema and of its fields. */
function withoutAnnotations(schema: RJSFSchema): RJSFSchema {
  const { properties = {}, ...own } = schema;
  const rules = (node: object) =>
    Object.fromEntries(Object.entries(node).filter(([key]) => !ANNOTATIONS.has(key)));
  const fields = Object.entries(properties).map(([name, field]) => [name, rules(field as object)]);
  return { ...rules(own), properties: Object.fromEntries(fields) } as RJSFSchema;
}

/** Compiles the validators to a module without imports, which needs no code generation at run time. */
function validatorModule(id: string, schema: RJSFSchema): string {
  const options = { ajvOptionsOverrides: { verbose: false, code: { lines: false } } };
  const compiled = compileSchemaValidatorsCode(schema, options)
    .replace('"use strict";', '')
    .replace(LENGTH_IMPORT, 'const $1 = length;')
    .replaceAll(JSON.stringify(schema), 'schema')
    .replaceAll(/exports\["?([^"\]]+)"?\] = /g, 'validators["$1"] = ');
  const left = /require\([^)]*\)|\bexports\b/.exec(compiled);
  if (left) {
    throw new Error(
      `schemas/forms/${id}.schema.json uses a keyword whose compiled code needs an import (${left[0]}). ` +
        'Use "pattern" instead of "format".',
    );
  }
  return `${HEADER}export const schema = ${JSON.stringify(schema)};
export const validators = {};
${LENGTH}${compiled}\n`;
}

const DECLARATION = `${HEADER}import type { RJSFSchema } from '@rjsf/utils';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8/lib/types.js';

export declare const schema: RJSFSchema;
export declare const validators: ValidatorFunctions;
`;

/** Hashes a schema. */
function versionOf(schema: RJSFSchema): string {
  return createHash('sha256').update(JSON.stringify(schema)).digest('hex').slice(0, 12);
}

function loaders(schemas: Map<string, RJSFSchema>): string {
  const entries = [...schemas.keys()].map((id) => `  ${JSON.stringify(id)}: () => import('./${id}.js'),`);
  const versions = [...schemas].map(([id, schema]) => `  ${JSON.stringify(id)}: '${versionOf(schema)}',`);
  return `${HEADER}import type { RJSFSchema } from '@rjsf/utils';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8/lib/types.js';

/** The schema of a form's data, and its compiled validators. */
export interface FormRules {
  schema: RJSFSchema;
  validators: ValidatorFunctions;
}

/** Loads the schema and validators of a form. The names are the file names in schemas/forms/. */
export const formRules: Record<string, () => Promise<FormRules>> = {
${entries.join('\n')}
};

/** A hash of each form's schema. A draft with another hash belongs to an older version of the form. */
export const formVersions: Record<string, string> = {
${versions.join('\n')}
};
`;
}

/** Generates a module with compiled validators for each form, and the list of these modules. */
export function formFiles(root: string): Record<string, string> {
  const folder = path.join(root, 'schemas/forms');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const ids = names
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => name.slice(0, -'.schema.json'.length));
  const schemas = new Map(
    ids.map((id): [string, RJSFSchema] => {
      const text = readFileSync(path.join(folder, `${id}.schema.json`), 'utf8');
      return [id, withoutAnnotations(JSON.parse(text) as RJSFSchema)];
    }),
  );
  const files: Record<string, string> = { 'src/generated/forms/loaders.ts': loaders(schemas) };
  for (const [id, schema] of schemas) {
    files[`src/generated/forms/${id}.js`] = validatorModule(id, schema);
    files[`src/generated/forms/${id}.d.ts`] = DECLARATION;
  }
  return files;
}
