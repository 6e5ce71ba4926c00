import { afterAll, expect, test } from 'vitest';
import { copySite } from '../../../scripts/test/site-copy.ts';
import { formatJson } from '../../../src/compiler/source/format-json.ts';

const SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Lighthouse',
  description: 'A lighthouse: a record in content/lighthouses/.',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'height'],
  properties: {
    $schema: { type: 'string', description: 'Path of this schema.' },
    name: { title: 'Name', type: 'string', maxLength: 60, description: 'Its name.' },
    height: { title: 'Height', type: 'integer', minimum: 1, description: 'Its height in metres.' },
    next: {
      title: 'Next',
      type: 'string',
      means: 'record:lighthouses',
      description: 'Id of the next one along the coast.',
    },
  },
};

const PAGE = {
  $schema: '../../schemas/page.schema.json',
  title: 'Lighthouses',
  description: 'The two tallest lighthouses along our coast, and how far their light reaches.',
  blocks: [
    { type: 'page-header', heading: 'Lighthouses' },
    { type: 'coast', lighthouses: { order: '-height', limit: 2 } },
  ],
};

const copy = await copySite();
afterAll(() => copy.dispose());

async function run(command: string, ...args: string[]): Promise<string> {
  const { status, output } = await copy.run(command, ...args);
  expect(output).toMatch(/\w/);
  expect(status, output).toBe(0);
  return output;
}

// Every run tests the collections of the second site.
test('a collection and its block need no file outside content/, schemas/ and the folder of the block', {
  timeout: 240_000,
}, async () => {
  copy.write('schemas/records/lighthouses.schema.json', formatJson(SCHEMA));
  await run('new', 'record', 'lighthouses', 'skerryvore');
  const record = JSON.parse(copy.read('content/lighthouses/skerryvore.json')) as object;
  for (const [name, height] of Object.entries({ skerryvore: 48, longstone: 26, bishop: 49 })) {
    copy.write(`content/lighthouses/${name}.json`, formatJson({ ...record, name: `${name} light`, height }));
  }
  const written = await run('new', 'block', 'coast', '--records', 'lighthouses');
  const files = [...written.matchAll(/^ {2}([\w./-]+\.\w+)$/gm)].map(([, file = '']) => file);
  const generated = /^(?:src\/(?:site\/)?generated\/|docs\/blocks\.md|schemas\/block\.schema\.json)/;
  expect(files.filter((file) => !generated.test(file) && !file.startsWith('src/site/blocks/coast/'))).toEqual(
    [],
  );
  copy.write('content/pages/lighthouses.json', formatJson(PAGE));

  await run('check');
  await run('build');
  const html = copy.read('dist/lighthouses.html');
  expect(html.indexOf('bishop light')).toBeGreaterThan(0);
  expect(html.indexOf('skerryvore light')).toBeGreaterThan(html.indexOf('bishop light'));
  // The page carries what the block shows, and nothing else of the collection.
  const data = copy.read('dist/lighthouses.data.json');
  expect(data).toContain(
    '[{"id":"bishop","name":"bishop light"},{"id":"skerryvore","name":"skerryvore light"}]',
  );
  expect(data).not.toContain('longstone');
});
