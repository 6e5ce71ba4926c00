import path from 'node:path';
import { expect, test } from 'vitest';
import { messageText } from './valid-html.ts';

test('a message names the page, its location and the HTML', () => {
  const folder = path.resolve('dist').split(path.sep).map(encodeURIComponent).join('/');
  const message = {
    type: 'error',
    url: `file:${folder}/caf%C3%A9.html`,
    lastLine: 4,
    lastColumn: 17,
    message: 'Attribute “size” not allowed on element “p” at this point.',
    extract: ' <p size=1> ',
  } as const;
  expect(messageText(message)).toBe(
    'dist/café.html:4:17  error\n  Attribute “size” not allowed on element “p” at this point.\n  <p size=1>',
  );
});
