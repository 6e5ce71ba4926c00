import { fileDiagnostic } from '../../report/diagnostic.ts';
import { rangeAt } from '../../source/locations.ts';
import type { Diagnostic } from '../../types.ts';
import { nearest } from '../../visitor/nearest.ts';
import { isBlockName } from '../collections.ts';
import { pascalCase } from '../schema-set.ts';
import type { BlockFolder, ComponentModule } from './schema-sources.ts';

const SCHEMA = 'block.schema.json';

const typeOf = (folder: string) => folder.slice(folder.lastIndexOf('/') + 1);

function moduleDiagnostic(
  { source }: ComponentModule,
  offset: number,
  length: number,
  message: string,
  hint: string,
): Diagnostic {
  const range = rangeAt(source, offset, Math.max(1, length));
  return { file: source.path, ...range, code: 'invalid-block', severity: 'error', path: '', message, hint };
}

/** Reports a component that does not exist, or that the registry cannot import. */
function checkComponent({ folder, files, modules }: BlockFolder): Diagnostic[] {
  const type = typeOf(folder);
  const name = pascalCase(type);
  const file = `${folder}/${name}.tsx`;
  const module = modules.find(({ source }) => source.path === file);
  if (!module) {
    const near = nearest(
      `${name}.tsx`,
      files.filter((one) => /\.[jt]sx?$/.test(one)),
    );
    const hint = near
      ? `Rename ${folder}/${near} to ${name}.tsx.`
      : `Create it with: export function ${name}(props: ${name}Block) { … }`;
    return [
      fileDiagnostic(
        file,
        'invalid-block',
        `The block "${type}" has no component: there is no ${file}.`,
        hint,
      ),
    ];
  }
  if (module.exports.some((one) => one.name === name)) return [];
  const near =
    nearest(
      name,
      module.exports.map((one) => one.name),
    ) ?? module.exports[0]?.name;
  const found = module.exports.find((one) => one.name === near);
  const message = `The block "${type}" needs a component named ${name}; this file does not export it.`;
  const hint = found ? `Rename ${found.name} to ${name}.` : `Write: export function ${name}`;
  return [moduleDiagnostic(module, found?.offset ?? 0, found?.length ?? 1, message, hint)];
}

function checkFolder(block: BlockFolder): Diagnostic[] {
  const { folder, files, modules } = block;
  if (!files.includes(SCHEMA)) {
    const hint = 'Write one (npm run new block shows how) or delete the folder.';
    return [fileDiagnostic(`${folder}/${SCHEMA}`, 'invalid-block', `${folder}/ has no ${SCHEMA}.`, hint)];
  }
  const imports = modules.flatMap((module) =>
    module.missingImports.map(({ name, offset, length }) => {
      const near = nearest(name.replace(/^\.\//, ''), files);
      const hint = near ? `Did you mean "./${near}"?` : 'Create the file, or delete the import.';
      return moduleDiagnostic(
        module,
        offset,
        length,
        `There is no file ${name}, which this file imports.`,
        hint,
      );
    }),
  );
  return [...checkComponent(block), ...imports];
}

/** Reports folders of blocks without a schema or component, components that import missing files, and unusable names. */
export function checkBlockFolders(folders: readonly BlockFolder[]): Diagnostic[] {
  const components = new Map<string, string>();
  return folders.flatMap((block) => {
    const { folder } = block;
    const type = typeOf(folder);
    const schema = `${folder}/${SCHEMA}`;
    const name = pascalCase(type);
    if (!isBlockName(type)) {
      const hint = 'Use lowercase letters, digits and single hyphens: "card-grid".';
      return [fileDiagnostic(schema, 'invalid-block', `"${type}" cannot be the name of a block.`, hint)];
    }
    const other = components.get(name);
    components.set(name, folder);
    if (other !== undefined) {
      const message = `The blocks ${other}/ and ${folder}/ would both have the component ${name}.`;
      return [fileDiagnostic(schema, 'invalid-block', message, 'Rename one of the folders.')];
    }
    return checkFolder(block);
  });
}
