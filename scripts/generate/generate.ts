import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatDiagnostics } from '../../src/compiler/report/format-diagnostic.ts';
import { readFormLayouts } from '../content/form-layouts.ts';
import { iconNames, readSchemas } from '../content/load-content.ts';
import { ROOT } from '../content/root.ts';
import { UserError } from '../content/user-error.ts';
import { blockDocs } from './block-docs.ts';
import { blockSchema } from './block-schema.ts';
import { diagnosticDocs } from './diagnostic-docs.ts';
import { formFiles } from './forms.ts';
import { FORMS_FOLDER, LAYOUTS, writeStamp } from './generated-stamp.ts';
import { layoutsModule } from './layouts.ts';
import { registryModule } from './registry.ts';
import { structuredDataModule } from './structured-data.ts';
import { contentTypes } from './types.ts';

type Files = Record<string, string | Uint8Array>;

/**
 * Generates every file that is derived from the schemas and block folders. Path from the root → content. Throws a
 * UserError with every diagnostic if a schema or block folder has errors.
 */
export async function generatedFiles(root = ROOT): Promise<Files> {
  const { schemas, schemaDiagnostics } = readSchemas(root);
  if (schemaDiagnostics.length > 0) throw new UserError(formatDiagnostics(schemaDiagnostics));
  return {
    'docs/blocks.md': blockDocs(schemas),
    'docs/diagnostics.md': diagnosticDocs(),
    'schemas/block.schema.json': `${JSON.stringify(blockSchema(schemas, iconNames()), null, 2)}\n`,
    'src/generated/content-types.ts': await contentTypes(schemas),
    'src/generated/registry.ts': registryModule(Object.keys(schemas.blocks)),
    'src/generated/structured-data.ts': structuredDataModule(root, Object.keys(schemas.blocks)),
    [LAYOUTS]: layoutsModule(root, readFormLayouts(root)),
    ...(await formFiles(root)),
  };
}

function staleAmong(files: Files, root: string): string[] {
  return Object.entries(files)
    .filter(([file, content]) => {
      const target = path.join(root, file);
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      return !existsSync(target) || !readFileSync(target).equals(bytes);
    })
    .map(([file]) => file);
}

/** Returns the generated files that do not match their sources, as paths from the root. */
export async function staleFiles(root = ROOT): Promise<string[]> {
  return staleAmong(await generatedFiles(root), root);
}

/** Removes the modules of forms that no longer exist. */
function removeOldForms(files: Files, root: string): void {
  const folder = path.join(root, FORMS_FOLDER);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!Object.hasOwn(files, `${FORMS_FOLDER}/${name}`)) rmSync(path.join(folder, name));
  }
}

/** Writes the stale files. Returns their paths. */
export async function generate(root = ROOT): Promise<string[]> {
  const files = await generatedFiles(root);
  removeOldForms(files, root);
  const stale = staleAmong(files, root);
  for (const file of stale) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, files[file] ?? '');
  }
  writeStamp(root);
  return stale;
}
