import type { RJSFSchema } from '@rjsf/utils';
import standalone from 'ajv/dist/standalone/index.js';
import { rolldown } from 'rolldown';
import { branchesOf } from '@json-site/form-core/form-rules';
import type { ConditionSchema, CoreObject, CoreSchema } from '@json-site/form-core/schema';
import { createCoreAjv } from '@json-site/form-core/schema';

/** The object that a group is, or an item of a list. */
function inside(schema: CoreSchema): CoreObject | undefined {
  const inner = schema.type === 'array' ? schema.items : schema;
  return inner.type === 'object' ? inner : undefined;
}

/** Lists the tests of all conditions, at every depth. The form evaluates each of them to know which fields it shows. */
function conditionsOf(core: CoreObject): ConditionSchema[] {
  return branchesOf(core, { inside }).flatMap(({ guards }) => guards.map(({ test }) => test));
}

/** Compiles the schema and its conditions with Ajv, to a module that exports `v0`, `v1`, … */
function compile(schemas: ReadonlyMap<string, object>): string {
  const ajv = createCoreAjv({
    code: { source: true, esm: true },
    schemas: [...schemas].map(([id, schema]) => ({ ...schema, $id: id })),
  });
  const names = [...schemas.keys()].map((id, index) => [`v${index}`, id]);
  return standalone(ajv, Object.fromEntries(names));
}

/**
 * Writes the module of a form's core: the core, and its compiled validators by the hash that RJSF gives a schema. The
 * module has no imports, and needs no code generation at run time.
 */
export async function validatorModule(core: CoreObject): Promise<string> {
  // Imported late, like the other packages of the generators: a build seldom needs them.
  const { hashForSchema } = await import('@rjsf/utils');
  const all = [core, ...conditionsOf(core)];
  const schemas = new Map(all.map((schema) => [hashForSchema(schema as RJSFSchema), schema]));
  const ids = [...schemas.keys()];
  const entry = `
import { ${ids.map((_, index) => `v${index}`).join(', ')} } from 'compiled.js';
export const schema = ${JSON.stringify(core)};
export const validators = { ${ids.map((id, index) => `${JSON.stringify(id)}: v${index}`).join(', ')} };`;
  const files: Record<string, string> = { 'entry.js': entry, 'compiled.js': compile(schemas) };
  const bundle = await rolldown({
    input: 'entry.js',
    platform: 'neutral',
    // No TypeScript is bundled; Rolldown would stop at a broken tsconfig.json of any folder above.
    tsconfig: false,
    // The output names each module: it must be the same where node_modules is a symbolic link.
    resolve: { symlinks: false },
    plugins: [
      {
        name: 'form-validators',
        resolveId: (id) => (Object.hasOwn(files, id) ? id : null),
        load: (id) => files[id] ?? null,
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', comments: false });
  await bundle.close();
  return output[0].code;
}
