import { expect, test } from 'vitest';
import { formatJson } from '../../source/format-json.ts';
import { checkSchemas } from './check-schemas.ts';

test.each([
  [['media-src', 'fullscreen'], []],
  [['script-src'], ['allows is […]; it must be a list of media-src, accelerometer,']],
])('a block can ask the policy for films and features, and never for scripts: %j', (allows, expected) => {
  const files = [
    {
      path: 'src/blocks/film/block.schema.json',
      text: formatJson({ type: 'object', allows, properties: {} }),
    },
  ];
  const { diagnostics } = checkSchemas({ files, expected: [], blocks: [] });
  const found = diagnostics.map(({ message }) => message).filter((message) => message.startsWith('allows'));
  expect(found).toEqual(expected.map((start) => expect.stringContaining(start)));
});

test.each([
  [{ type: 'array' }, ['This schema has the type "array", but no "items".']],
  [{ type: 'array', item: { type: 'string' } }, ['"item" is not a keyword of a schema.']],
  [{ type: 'array', items: { type: 'string', description: 'A name.' } }, []],
])('a list says what its items are: %j', (names, expected) => {
  const schema = { type: 'object', properties: { names: { ...names, description: 'Names.' } } };
  const files = [{ path: 'src/blocks/film/block.schema.json', text: formatJson(schema) }];
  const { diagnostics } = checkSchemas({ files, expected: [], blocks: [] });
  expect(diagnostics.map(({ message }) => message).filter((message) => /items?"/.test(message))).toEqual(
    expected,
  );
});
