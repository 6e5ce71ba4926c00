import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import fc from 'fast-check';
import { expect } from 'vitest';
import { filesBelow } from '../../../scripts/content/read-files.ts';
import type { WorkingCopy } from '../../../scripts/test/site-copy.ts';
import { call } from './agent.ts';

const file = fc.constantFrom(
  'content/pages/index.json',
  'content/pages/about.json',
  'content/site.json',
  'content/pages/none.json',
  '../package.json',
  '/etc/passwd',
  'package.json',
  'content/../package.json',
);
const path = fc.constantFrom(
  'blocks',
  'blocks[0]',
  'blocks[0].type',
  'title',
  'a.b',
  '__proto__.x',
  '',
  'header',
  'url',
);
const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.constant(null),
  fc.constant([]),
  fc.constant({ type: 'none' }),
);
const inputs = fc.record(
  {
    file,
    edits: fc.array(
      fc.record({ path, value, insert: value, remove: fc.boolean() }, { requiredKeys: ['path'] }),
      { maxLength: 3 },
    ),
    value: fc.oneof(fc.dictionary(fc.string(), value), value),
    version: fc.string(),
    kind: fc.constantFrom('move', 'remove', 'services', 'none', 'pages'),
    to: fc.constantFrom('/', '/about', '//x', '/a b', '/media/x'),
    route: fc.constantFrom('/', '/about', '/../x', '/A', ''),
    title: fc.string(),
    description: fc.string(),
    words: fc.string(),
    by: fc.string(),
    name: fc.string(),
    path: file,
    commit: fc.string(),
    apply: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** The texts of the files of a site in some folders. */
const textsIn = (copy: WorkingCopy, folders: readonly string[]) =>
  folders
    .flatMap((folder) => filesBelow(copy.root, folder))
    .filter((one) => /\.(?:[jt]sx?|json|sql|css)$/.test(one))
    .map((one) => `${one}\n${copy.read(one)}`)
    .join('\n');

/**
 * Makes random wrong calls, of which a few are right. A call that is refused must change nothing, each other one must
 * leave a site without errors, and each refusal must be a sentence for the program that called.
 */
export async function makeWrongCalls(client: Client, copy: WorkingCopy, count: number): Promise<void> {
  const { tools } = await client.listTools();
  const names = fc.constantFrom(...tools.map(({ name }) => name), 'publish', 'write_file', '');
  const others = () => `${copy.read('package.json')}${textsIn(copy, ['schemas', 'src', 'supabase'])}`;
  const before = others();
  let content = textsIn(copy, ['content']);
  let refusals = 0;
  await fc.assert(
    fc.asyncProperty(names, inputs, async (name, input) => {
      const { text, isError } = await call(client, name, input);
      const now = textsIn(copy, ['content']);
      if (isError) {
        refusals += 1;
        expect(text, `${name} ${JSON.stringify(input)}`).toMatch(/^\S.*\w{2}/);
        expect(text).not.toMatch(/\bat \S+ \(|node_modules|undefined is not|is not a function/);
        expect(now).toBe(content);
      } else if (now !== content) {
        const { text: found } = await call(client, 'check');
        const errors = (JSON.parse(found) as { severity: string }[]).filter(
          (one) => one.severity === 'error',
        );
        expect(errors, `${name} ${JSON.stringify(input)}`).toEqual([]);
      }
      content = now;
    }),
    // A smaller call that fails would be made on a site that others have changed.
    { numRuns: count, endOnFailure: true },
  );
  expect(others()).toBe(before);
  expect(refusals).toBeGreaterThan(count / 2);
}
