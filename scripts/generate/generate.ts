import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { formatDiagnostics } from '@json-site/compiler/diagnostics';
import {
  ENGINE_TYPES,
  FORM_MODULES,
  GENERATED_FILES,
  GENERATED_MODULES,
  ownerOf,
} from '@json-site/compiler/documents';
import type { SchemaSources } from '@json-site/compiler/load-schemas';
import { loadSchemas, withExampleCollection } from '@json-site/compiler/load-schemas';
import type { SchemaSet } from '@json-site/compiler/schema';
import { UserError, writeFiles } from '@json-site/content/files';
import { isCustomer, siteFolder } from '@json-site/content/folders';
import { blockFolders, iconNames, readFormLayouts, readSchemas } from '@json-site/content/site';
import { backendFiles, copyBackendFiles } from './backend-files.ts';
import { blockDocs } from './block-docs.ts';
import { blockSchema } from './block-schema.ts';
import { formFiles } from './forms.ts';
import { writeStamp } from './generated-stamp.ts';
import { layoutsModule } from './layouts.ts';
import { PLAIN_FUNCTION_TYPES, plainFunction } from './plain-function.ts';
import { manifestWithBlocks } from './public-blocks.ts';
import { registryModule } from './registry.ts';
import { DIAGNOSTICS_PAGE, diagnosticsPage, RULES_MODULE, rulesModule } from './rules.ts';
import { siteTypes } from './site-types.ts';
import { structuredDataModule } from './structured-data.ts';
import { declarationsOf, declaredTypes } from './types.ts';
import { WIDGETS_SCHEMA, widgetsModule, widgetsSchema } from './widgets.ts';

type Files = Record<string, string>;

/** The schemas that every site has: without those of its records and blocks. */
function engineSchemas({ files, expected, blocks }: SchemaSources): SchemaSet {
  const own: SchemaSources = {
    files: files.filter(({ path: file }) => ownerOf(file) === 'engine'),
    expected,
    blocks: blocks.filter(({ folder }) => ownerOf(`${folder}/`) === 'engine'),
  };
  return loadSchemas(own, { havePassed: true }).schemas;
}

/** For editors: the documents of a site name the schemas beside them. The compiler reads the engine's own. */
function copiedSchemas({ files }: SchemaSources): Files {
  const copied = files.filter(({ path: file }) => file.startsWith('schemas/') && ownerOf(file) === 'engine');
  return Object.fromEntries(copied.map(({ path: file, text }) => [file, text]));
}

/**
 * Generates every file that is derived from the schemas and block folders. Path from the root → content. Throws a
 * UserError with every diagnostic if a schema or block folder has errors.
 */
async function generatedFiles(root = siteFolder()): Promise<Files> {
  const { schemas, schemaSources, schemaDiagnostics } = readSchemas(root);
  if (schemaDiagnostics.length > 0) throw new UserError(formatDiagnostics(schemaDiagnostics));
  const folders = blockFolders(root);
  const engine = engineSchemas(schemaSources);
  const declared = await declarationsOf(engine);
  const forms = await formFiles(root);
  return {
    ...(isCustomer(root)
      ? copiedSchemas(schemaSources)
      : {
          'docs/blocks.md': blockDocs(withExampleCollection(engine)),
          [DIAGNOSTICS_PAGE]: diagnosticsPage(root),
          [RULES_MODULE]: rulesModule(root),
          [WIDGETS_SCHEMA]: widgetsSchema(root, engine),
          [ENGINE_TYPES]: await declaredTypes(engine, declared),
          ...manifestWithBlocks(root, folders),
        }),
    [GENERATED_FILES.blockSchema]: `${JSON.stringify(blockSchema(schemas, iconNames()), null, 2)}\n`,
    [`${GENERATED_MODULES}/content-types.ts`]: await siteTypes(schemas, engine, declared),
    [`${GENERATED_MODULES}/registry.ts`]: registryModule(folders),
    [`${GENERATED_MODULES}/structured-data.ts`]: structuredDataModule(root, folders),
    [`${GENERATED_MODULES}/widgets.ts`]: widgetsModule(Object.keys(schemas.widgets ?? {})),
    [GENERATED_FILES.layouts]: layoutsModule(root, readFormLayouts(root)),
    [GENERATED_FILES.submitTypes]: PLAIN_FUNCTION_TYPES,
    ...forms,
  };
}

function staleAmong(files: Files, root: string): Files {
  const stale = Object.entries(files).filter(([file, text]) => {
    const target = path.join(root, file);
    return !existsSync(target) || !readFileSync(target).equals(Buffer.from(text));
  });
  return Object.fromEntries(stale);
}

/** Writes the bundle for the Edge Function if it is missing or stale. Git ignores it, so that it is in no report. */
async function writePlainFunction(files: Files, root: string): Promise<void> {
  writeFiles(root, staleAmong(await plainFunction(files), root));
}

/** Returns the generated files that do not match their sources, as paths from the root. */
export async function staleFiles(root = siteFolder()): Promise<string[]> {
  const copied = backendFiles(root).filter(({ state }) => state === 'new' || state === 'gone');
  const files = await generatedFiles(root);
  const changed = staleAmong(files, root);
  await writePlainFunction(files, root);
  const stale = [...copied.map((one) => one.path), ...Object.keys(changed)];
  if (stale.length === 0) writeStamp(root);
  return stale;
}

/** Removes the modules of forms that no longer exist. */
function removeOldForms(files: Files, root: string): void {
  const folder = path.join(root, FORM_MODULES);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!Object.hasOwn(files, `${FORM_MODULES}/${name}`)) rmSync(path.join(folder, name));
  }
}

/** Writes the stale files. Returns their paths. */
export async function generate(root = siteFolder()): Promise<string[]> {
  // The texts of the forms name the version of the Edge Function.
  const copied = copyBackendFiles(root);
  const files = await generatedFiles(root);
  removeOldForms(files, root);
  const stale = staleAmong(files, root);
  writeFiles(root, stale);
  await writePlainFunction(files, root);
  writeStamp(root);
  return [...copied, ...Object.keys(stale)];
}
