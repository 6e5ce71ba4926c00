import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { engineOf, folderOf } from '../../../scripts/content/folders.ts';
import { filesBelow } from '../../../scripts/content/read-files.ts';
import { SITE } from '../../../scripts/root.ts';
import { formatDiagnostic } from '../../../src/compiler/report/format-diagnostic.ts';
import { OWN_KEYWORDS } from '../../../src/compiler/schema/keywords/keywords.ts';
import type { Schema } from '../../../src/compiler/schema/schema-set.ts';
import { BLOCK_FOLDERS } from '../../../src/compiler/source/site-files.ts';
import type { Diagnostic } from '../../../src/compiler/types.ts';
import { FORMATS } from '../../../src/form-core/formats.ts';

/** Whether a folder is that from which a file comes: the engine's, or the site's. */
const isOf = (root: string) => (file: string) => folderOf(SITE, file) === root;

/** Reads a file of the engine or of the main site. */
const read = <Value>(file: string) =>
  JSON.parse(readFileSync(path.join(folderOf(SITE, file), file), 'utf8')) as Value;

const filesEnding = (folder: string, ending: string) =>
  [...new Set([engineOf(SITE), SITE].flatMap((root) => filesBelow(root, folder).filter(isOf(root))))].filter(
    (file) => file.endsWith(ending),
  );

/** A data schema of a form can be of any draft and need not describe itself; the compiler checks it. */
const SCHEMAS = [
  ...filesEnding('schemas', '.schema.json').filter((file) => !file.startsWith('schemas/forms/')),
  ...Object.values(BLOCK_FOLDERS).flatMap((folder) => filesEnding(folder, 'block.schema.json')),
];
const GENERATED = 'schemas/block.schema.json';

/** Not in the standard. Editors show them as the description of each value. */
const EDITOR_KEYWORDS = ['enumDescriptions'];

describe('the schemas are standard JSON Schema', () => {
  // Ajv throws when a schema is not valid in the draft that it declares.
  test.each(SCHEMAS)('%s has a draft, no unknown keyword and no unresolved reference', (file) => {
    expect(read<Schema>(file).$schema).toBe('http://json-schema.org/draft-07/schema#');
    const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false });
    ajv.addVocabulary(EDITOR_KEYWORDS);
    // Ajv already has a keyword "nullable".
    if (file !== GENERATED) ajv.addVocabulary(OWN_KEYWORDS.filter((name) => !ajv.getKeyword(name)));
    for (const format of Object.keys(FORMATS)) ajv.addFormat(format, true);
    const base = 'file:///';
    for (const other of SCHEMAS) {
      if (other === file) continue;
      const schema = read<Schema>(other);
      ajv.addSchema(other === GENERATED ? {} : { ...schema, $id: `${base}${other}` }, `${base}${other}`);
    }
    expect(() => ajv.compile({ ...read<Schema>(file), $id: `${base}${file}` })).not.toThrow();
  });
});

/** Paths of the values without a description. A reference uses the description of its definition. */
function undescribed(schema: Schema, at: string): string[] {
  const children = Object.entries(schema.properties ?? {});
  const bare = children
    .filter(([, child]) => !child.description && !child.$ref)
    .map(([name]) => `${at}.${name}`);
  const defs = Object.entries(schema.$defs ?? {});
  return [
    ...bare,
    ...defs.filter(([, child]) => !child.description).map(([name]) => `${at}#${name}`),
    ...[...children, ...defs].flatMap(([name, child]) => undescribed(child, `${at}.${name}`)),
    ...(schema.items ? undescribed(schema.items, `${at}[]`) : []),
    ...(typeof schema.additionalProperties === 'object'
      ? undescribed(schema.additionalProperties, `${at}.*`)
      : []),
  ];
}

test.each(SCHEMAS)('%s describes itself and each of its properties', (file) => {
  const schema = read<Schema>(file);
  expect(schema.description?.length).toBeGreaterThan(10);
  expect(undescribed(schema, file)).toEqual([]);
});

test('the generated schema suggests every icon', () => {
  const { $defs } = read<Schema>(GENERATED);
  expect($defs?.['icon']?.examples).toContain('graduation-cap');
  expect($defs?.['icon']?.examples?.length).toBeGreaterThan(1000);
});

describe('.vscode', () => {
  interface Settings {
    'json.schemas': { fileMatch: string[]; url: string }[];
  }
  const mappings = read<Settings>('.vscode/settings.json')['json.schemas'];
  const matches = (pattern: string, file: string) => {
    const source = pattern
      .slice(1)
      .split('**/')
      .map((part) => part.replaceAll('.', '\\.').replaceAll('*', '[^/]*'))
      .join('(?:.*/)?');
    return new RegExp(`^${source}$`).test(file);
  };

  const files = filesBelow(SITE, 'content').filter((file) => file.endsWith('.json'));
  test.each(files)('%s is mapped to the schema that it declares', (file) => {
    const urls = mappings.filter((one) => one.fileMatch.some((pattern) => matches(pattern, file)));
    const { $schema = '' } = read<{ $schema?: string }>(file);
    const named = `./${path.posix.join(path.posix.dirname(file), $schema)}`;
    // A collection needs no mapping: each of its records names the schema.
    const collection = /^content\/(?!pages\/)([^/]+)\//.exec(file)?.[1];
    if (collection) expect(named).toBe(`./schemas/records/${collection}.schema.json`);
    expect(urls.map(({ url }) => url)).toEqual(collection ? [] : [named]);
  });

  test('the problem matcher of the task parses the output of npm run check', () => {
    interface Tasks {
      tasks: { label: string; problemMatcher: { pattern: { regexp: string }[] } }[];
    }
    const [task] = read<Tasks>('.vscode/tasks.json').tasks;
    const [head, message] = task?.problemMatcher.pattern.map(({ regexp }) => new RegExp(regexp)) ?? [];
    const diagnostic: Diagnostic = {
      file: 'content/pages/my page.json',
      line: 14,
      column: 15,
      length: 11,
      code: 'spelling',
      severity: 'warning',
      path: 'title',
      message: 'title says "PowerBI".',
    };
    const lines = formatDiagnostic(diagnostic).split('\n');
    expect(head?.exec(lines[0] ?? '')?.slice(1)).toEqual([
      diagnostic.file,
      '14',
      '15',
      'spelling',
      'warning',
    ]);
    expect(message?.exec(lines[1] ?? '')?.[1]).toBe(diagnostic.message);
  });
});
