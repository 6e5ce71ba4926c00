import { isObject, valueIn } from '@json-site/values/objects';
import { blockOfFile, collectionOfFile, documentFile } from '../schema-files.ts';
import type { SchemaFile, SchemaReport } from './schema-node.ts';

const SITE = documentFile('site');

/** The labels that site.json has for every site. */
function labelsOfSite(files: readonly SchemaFile[]): string[] {
  const site = files.find(({ source }) => source.path === SITE)?.value;
  const labels = valueIn(site, 'properties', 'labels', 'properties');
  return isObject(labels) ? Object.keys(labels) : [];
}

/** Reports labels outside blocks and collections, and labels that two schemas have. */
export function checkLabels(
  files: readonly SchemaFile[],
  reportIn: (file: SchemaFile) => SchemaReport,
): void {
  const owners = new Map(labelsOfSite(files).map((name) => [name, SITE]));
  for (const file of files) {
    const { path } = file.source;
    const { labels } = file.value;
    if (!isObject(labels)) continue;
    const report = reportIn(file);
    if (blockOfFile(path) === undefined && collectionOfFile(path) === undefined) {
      const message = '"labels" has an effect only in the schema of a block or of a collection.';
      report({ node: [], keyword: 'labels', part: 'key', message, hint: 'Delete it.' });
      continue;
    }
    for (const name of Object.keys(labels)) {
      const owner = owners.get(name);
      owners.set(name, owner ?? path);
      if (owner === undefined) continue;
      const message = `"${name}" is already a label: see ${owner}.`;
      const hint = 'Delete it here to use the same text, or choose another name.';
      report({ node: [], keyword: 'labels', below: [name], part: 'key', message, hint });
    }
  }
}
