import { createHash } from 'node:crypto';
import { FORM_MODULES } from '@json-site/compiler/documents';
import { importOf } from '@json-site/content/folders';
import { readFormSchemas } from '@json-site/content/site';
import type { CoreObject } from '@json-site/form-core/schema';
import { readDataSchema } from '@json-site/form-core/schema';
import { validatorModule } from './form-validators.ts';
import { prefilledBy } from './prefilled-by.ts';

const HEADER = '/* Written by "npm run generate" from schemas/forms/. Do not edit. */\n';

const DECLARATION = `${HEADER}import type { RJSFSchema } from '@rjsf/utils';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8/lib/types.js';

export declare const schema: RJSFSchema;
export declare const validators: ValidatorFunctions;
`;

/** Hashes a core. */
function versionOf(core: CoreObject): string {
  return createHash('sha256').update(JSON.stringify(core)).digest('hex').slice(0, 12);
}

function loaders(cores: ReadonlyMap<string, CoreObject>): string {
  const entries = [...cores.keys()].map((id) => `  ${JSON.stringify(id)}: () => import('./${id}.js'),`);
  const versions = [...cores].map(([id, core]) => `  ${JSON.stringify(id)}: '${versionOf(core)}',`);
  const rules = importOf(FORM_MODULES, 'src/forms/validator.ts');
  return `${HEADER}import type { FormRules } from '${rules}';

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

/**
 * Generates a module with compiled validators for each form, and the list of these modules. Leaves out data schemas
 * with diagnostics: `npm run check` reports them.
 */
export async function formFiles(root: string): Promise<Record<string, string>> {
  const cores = new Map<string, CoreObject>();
  for (const [id, source] of Object.entries(readFormSchemas(root))) {
    const { core, diagnostics } = readDataSchema(source, { defaultsFor: prefilledBy(root, id) });
    if (diagnostics.length === 0) cores.set(id, core);
  }
  const files: Record<string, string> = { [`${FORM_MODULES}/loaders.ts`]: loaders(cores) };
  for (const [id, core] of cores) {
    files[`${FORM_MODULES}/${id}.js`] = HEADER + (await validatorModule(core));
    files[`${FORM_MODULES}/${id}.d.ts`] = DECLARATION;
  }
  return files;
}
