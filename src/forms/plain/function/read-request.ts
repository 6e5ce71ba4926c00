import { HONEYPOT_NAME } from '../../submit/honeypot.ts';
import { RefusedRequest } from './refused-request.ts';
import { type Sent, withMore } from './sent.ts';

/** As many bytes as the largest row may have in JSON, and what the encoding of a form adds to most texts. */
const LARGEST_FORM = 1_048_576;

async function bodyOf(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_FORM) throw new RefusedRequest(413);
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/** Reads the form that a browser has sent. Throws a RefusedRequest. */
export async function readSent(request: Request): Promise<Sent> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) throw new RefusedRequest(415);
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_FORM) throw new RefusedRequest(413);
  const pairs = [...new URLSearchParams(new TextDecoder().decode(await bodyOf(request)))];
  // Browsers send each line break as two characters; the form's own code has one.
  return withMore(
    new Map(),
    pairs.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  );
}

export const isHoneypotFilled = (sent: Sent): boolean =>
  (sent.get(HONEYPOT_NAME) ?? []).some((value) => value !== '');
