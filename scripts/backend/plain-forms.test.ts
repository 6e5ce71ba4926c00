import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { plainForms } from './plain-forms.ts';
import type { Backend } from './types.ts';

test('a request whose client has gone is left alone', async () => {
  const request = { socket: {} } as IncomingMessage;
  await expect(plainForms('/nowhere')({} as Backend, request, {} as ServerResponse)).resolves.toBeUndefined();
});
