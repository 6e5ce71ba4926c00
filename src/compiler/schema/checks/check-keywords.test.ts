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
