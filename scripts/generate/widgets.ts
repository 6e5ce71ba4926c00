import { ADDITION_FOLDERS } from '@json-site/compiler/documents';
import { pascalCase } from '@json-site/compiler/schema';
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
