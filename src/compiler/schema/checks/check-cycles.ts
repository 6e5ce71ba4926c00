import { blockOfFile } from '../schema-files.ts';
import { type Definitions, referencesIn } from './references.ts';
import { type SchemaFile, type SchemaReport, schemaNodes } from './schema-node.ts';

/** Returns the definitions to which a definition refers, directly and through others. */
function reachableFrom(name: string, definitions: Definitions, found = new Set<string>()): Set<string> {
  const schema = definitions.get(name);
  if (!schema) return found;
  const [file = ''] = name.split('#');
  for (const next of referencesIn(schemaNodes({ schema, path: [] }), file, definitions)) {
    if (found.has(next)) continue;
    found.add(next);
    reachableFrom(next, definitions, found);
  }
  return found;
}

/** Blocks and pages are described by nested lists of properties, in the studio and in docs/blocks.md. */
const isDescribed = (file: string) => blockOfFile(file) !== undefined || file === 'schemas/page.schema.json';

/**
 * Reports references to definitions that refer to themselves. A definition with a title may do so, because it becomes a
 * named type; but no block or page can use it.
 */
export function checkCycles(file: SchemaFile, definitions: Definitions, report: SchemaReport): void {
  const from = file.source.path;
  const isCyclic = (name: string) => reachableFrom(name, definitions).has(name);
  for (const node of schemaNodes({ schema: file.value, path: [] })) {
    const [target] = referencesIn([node], from, definitions);
    if (target === undefined) continue;
    const own = `${from}#/${node.path.slice(0, 2).join('/')}`;
    const name = JSON.stringify(target.split('/').at(-1));
    const reachable = [target, ...reachableFrom(target, definitions)];
    const closes = target === own || reachableFrom(target, definitions).has(own);
    if (closes && typeof definitions.get(own)?.['title'] !== 'string') {
      const message = `This reference to ${name} closes a circle: the definition contains itself.`;
      const hint = 'Refer to another definition, or write the innermost level without a reference.';
      report({ node: node.path, keyword: '$ref', message, hint });
    } else if (isDescribed(from) && reachable.some(isCyclic)) {
      const message = `${name} contains itself; the properties of a block must end at some depth.`;
      const hint = 'Refer to another definition, or write the properties here.';
      report({ node: node.path, keyword: '$ref', message, hint });
    }
  }
}
