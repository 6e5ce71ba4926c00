import { isObject, valueIn } from '@json-site/values/objects';
import { type Definitions, targetOf } from './references.ts';
import type { SchemaFile, SchemaReport } from './schema-node.ts';

/**
 * Reports a schema of pages whose blocks can be anything: the renderer shows them, and each block type has its schema.
 */
export function checkPage(
  { source, value }: SchemaFile,
  definitions: Definitions,
  report: SchemaReport,
): void {
  const blocks = valueIn(value, 'properties', 'blocks');
  if (!isObject(blocks)) return;
  const { items } = blocks;
  const ref = valueIn(items, '$ref');
  // A reference to nothing is reported already.
  if (typeof ref === 'string' && !('definition' in targetOf(ref, source.path, definitions))) return;
  const node = ['properties', 'blocks'];
  const message = 'The blocks of a page must be a list of blocks.';
  const hint = 'Write "items": { "$ref": "block.schema.json" }.';
  report({ node, ...(items === undefined ? { part: 'open' } : { keyword: 'items' }), message, hint });
}
