import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ADDITION_FOLDERS } from '@json-site/compiler/documents';
import { pascalCase, type SchemaSet } from '@json-site/compiler/schema';
import { fromGenerated } from './block-module.ts';

/**
 * Writes the module that loads the widgets that a site adds. A component that takes other props than RJSF's is a type
 * error.
 */
export function widgetsModule(names: readonly string[]): string {
  const entries = names.map((name) => {
    const component = pascalCase(name);
    const file = fromGenerated(`${ADDITION_FOLDERS.widgets}/${name}/${component}.tsx`);
    return `  '${name}': [async () => ({ part: { widgets: { '${name}': (await import('${file}')).${component} } } })],`;
  });
  return `/* Written by "npm run generate" from ${ADDITION_FOLDERS.widgets}/. Do not edit. */
import type { FormPart } from '${fromGenerated('src/forms/parts/part.ts')}';

/** Loads the code of each widget that the site adds. */
export const widgets: Record<string, [() => Promise<{ part: FormPart }>]> = {
${entries.join('\n')}
};
`;
}

/** The schema in which editors find the widgets of the engine. */
export const WIDGETS_SCHEMA = 'schemas/defs.schema.json';

/** That schema with the current list of widgets. The rest of the file is written by hand. */
export function widgetsSchema(root: string, { $defs: { formField } }: SchemaSet): string {
  const names = formField?.properties?.['widget']?.enum ?? [];
  return readFileSync(path.join(root, WIDGETS_SCHEMA), 'utf8').replace(
    /(?<="widget": \{\n( *)"enum": \[\n)[^\]]*?(?=\n *\])/,
    (_, indent: string) => names.map((name) => `${indent}  "${String(name)}"`).join(',\n'),
  );
}
