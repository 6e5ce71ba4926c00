import { LARGEST_BODY } from '@json-site/form-core/schema';

/**
 * In milliseconds, for the whole body: a client that sends one byte at a time must not hold its connection for ever.
 */
const SLOWEST_BODY = 20_000;

/** Nested deeper, a value exhausts the stack of the programs that handle it. No form nests a hundredth of this. */
const DEEPEST_JSON = 1000;

/** Nested deeper, the parentheses of a query exhaust the stack of what reads them. */
const DEEPEST_QUERY = 100;

/** A body or a query that does not reach the database, and the status of the response. */
export class RefusedBody extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'RefusedBody';
    this.status = status;
  }
}

const tooLarge = () => new RefusedBody(413, `The body is larger than ${LARGEST_BODY} bytes.`);

async function readWhole(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new RefusedBody(400, 'The connection ended before the body did.');
    });
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > LARGEST_BODY) throw tooLarge();
    chunks.push(value);
  }
}

/** How deep objects and arrays are nested. Reads any text: whether it is JSON is for the API to decide. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0];
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isInString && character === '\\') index += 1;
    else if (character === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** Throws for an address whose query has parentheses that are nested too deeply. */
export function refuseDeepQuery(url: string): void {
  const [, query = ''] = /\?(.*)$/s.exec(url) ?? [];
  let depth = 0;
  for (const [parenthesis] of query.matchAll(/\(|\)|%28|%29/g)) {
    depth += parenthesis === '(' || parenthesis === '%28' ? 1 : -1;
    if (depth > DEEPEST_QUERY)
      throw new RefusedBody(400, `The query is nested deeper than ${DEEPEST_QUERY} levels.`);
  }
}

/**
 * Waits for the body of a request, and returns a request that contains it. Throws a RefusedBody. Nothing else may wait
 * for a client: the database handles one request at a time. The stream is not cancelled, which would close the
 * connection before the client has read the response.
 */
export async function receiveBody(request: Request, timeout = SLOWEST_BODY): Promise<Request> {
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY) throw tooLarge();
  if (!request.body) return request;
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    const refuse = () => reject(new RefusedBody(408, 'The body did not arrive in time.'));
    timer = setTimeout(refuse, timeout);
  });
  try {
    const body = await Promise.race([readWhole(request.body.getReader()), expired]);
    if (depthOf(body.toString()) > DEEPEST_JSON)
      throw new RefusedBody(400, `The body is nested deeper than ${DEEPEST_JSON} levels.`);
    const { method, url, headers } = request;
    return new Request(url, { method, headers, body: new Uint8Array(body) });
  } finally {
    clearTimeout(timer);
  }
}
