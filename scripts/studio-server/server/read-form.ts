import type { IncomingMessage } from 'node:http';
import { DevApiError } from '@json-site/dev/server';

/** More than the longest form of the sign-in. */
const MOST_CHARACTERS = 4000;

/** Reads a form that a page has sent. Throws a `DevApiError` for anything else. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    throw new DevApiError(415, 'Send a form.');
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) {
    text += chunk;
    if (text.length > MOST_CHARACTERS) throw new DevApiError(413, 'The form is too large.');
  }
  return new URLSearchParams(text);
}
