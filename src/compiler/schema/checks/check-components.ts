import { nearest } from '@json-site/model/visitor';
import { rangeAt } from '@json-site/values/locations';
import type { DiagnosticCode } from '../../report/codes.ts';
import { fileDiagnostic } from '../../report/diagnostic.ts';
import type { Diagnostic } from '../../types.ts';
import { componentIn } from '../additions.ts';
import { isBlockName } from '../collections.ts';
import { pascalCase } from '../schema-set.ts';
import type { ComponentFolder, ComponentModule } from './schema-sources.ts';

const SCHEMA = 'block.schema.json';

/** What a component belongs to. */
interface Owner {
  kind: 'block' | 'widget';
  code: 'invalid-block' | 'invalid-addition';
  /** The type of the component's properties. */
  props: (component: string) => string;
}

const BLOCK: Owner = { kind: 'block', code: 'invalid-block', props: (name) => `${name}Block` };
/** A widget that a site adds. */
export const WIDGET: Owner = { kind: 'widget', code: 'invalid-addition', props: () => 'ControlProps' };

function moduleDiagnostic(
  code: DiagnosticCode,
  { source }: ComponentModule,
  { offset, length }: { offset: number; length: number },
  message: string,
  hint: string,
): Diagnostic {
  const range = rangeAt(source, offset, Math.max(1, length));
  return { file: source.path, ...range, code, severity: 'error', path: '', message, hint };
}

/** Reports a module that does not export what the engine imports of it. */
export function checkExport(
  module: ComponentModule,
  name: string,
  { kind, type, code }: { kind: string; type: string; code: DiagnosticCode },
): Diagnostic[] {
  const names = module.exports.map((one) => one.name);
  if (names.includes(name)) return [];
  const near = nearest(name, names) ?? names[0];
  const other = module.exports.find((one) => one.name === near);
  const what = /^[A-Z]/.test(name) ? 'component' : 'function';
  const message = `The ${kind} "${type}" needs a ${what} named ${name}; this file does not export it.`;
  const hint = other ? `Rename ${other.name} to ${name}.` : `Write: export function ${name}`;
  return [moduleDiagnostic(code, module, other ?? { offset: 0, length: 1 }, message, hint)];
}

/**
 * Reports a component that does not exist or that the generated module cannot import, and files that its folder lacks.
 */
export function checkComponent(component: ComponentFolder, owner: Owner): Diagnostic[] {
  const { folder, files, modules } = component;
  const { kind, code, props } = owner;
  const type = componentIn(component);
  const name = pascalCase(type);
  const file = `${folder}/${name}.tsx`;
  const module = modules.find(({ source }) => source.path === file);
  const found: Diagnostic[] = [];
  if (!module) {
    const near = nearest(
      `${name}.tsx`,
      files.filter((one) => /\.[jt]sx?$/.test(one)),
    );
    const hint = near
      ? `Rename ${folder}/${near} to ${name}.tsx.`
      : `Create it with: export function ${name}(props: ${props(name)}) { … }`;
    const message = `The ${kind} "${type}" has no component: there is no ${file}.`;
    found.push(fileDiagnostic(file, code, message, hint));
  } else found.push(...checkExport(module, name, { kind, type, code }));
  const imports = modules.flatMap((one) =>
    one.missingImports.map((missing) => {
      const near = nearest(missing.name.replace(/^\.\//, ''), files);
      const hint = near ? `Did you mean "./${near}"?` : 'Create the file, or delete the import.';
      const message = `There is no file ${missing.name}, which this file imports.`;
      return moduleDiagnostic(code, one, missing, message, hint);
    }),
  );
  return [...found, ...imports];
}

function checkFolder(block: ComponentFolder): Diagnostic[] {
  const { folder, files } = block;
  if (files.includes(SCHEMA)) return checkComponent(block, BLOCK);
  const hint = 'Write one (npm run new block shows how) or delete the folder.';
  return [fileDiagnostic(`${folder}/${SCHEMA}`, BLOCK.code, `${folder}/ has no ${SCHEMA}.`, hint)];
}

/**
 * Reports folders of blocks without a schema or component, components that import missing files, and unusable names.
 */
export function checkBlockFolders(folders: readonly ComponentFolder[]): Diagnostic[] {
  const components = new Map<string, string>();
  return folders.flatMap((block) => {
    const { folder } = block;
    const type = componentIn(block);
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
