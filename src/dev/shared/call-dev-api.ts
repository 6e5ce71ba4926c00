/** Path prefix of the API that the development server offers to its own pages. */
export const DEV_API = '/_dev/';

/** Header that every API request carries. A page of another origin cannot send it without a CORS preflight. */
export const DEV_HEADER = 'x-dev-tools';

/** Header with the id of a request that can be stopped. */
export const ID_HEADER = 'x-dev-request';

/** The endpoint that stops a request by its id. */
export const STOP = 'stop';

/** Header of an answer with the name of the state of the content, where nothing else says that it has changed. */
export const CONTENT_HEADER = 'x-dev-content';

/** The status of a request that was stopped: it has no result. It was asked for, so it is no error. */
export const STOPPED = 204;

/** Read when it is needed: the server imports this module as well, where Vite defines no variables. */
const noServer = () =>
  import.meta.env.DEV
    ? 'The development server does not respond. Start it with "npm start", then try again.'
    : 'The studio cannot be reached. Check the connection, then try again. Your words are kept.';

/** Asks the person to sign in again. Rejects if they do not want to. */
type SignIn = () => Promise<void>;
let signIn: SignIn | undefined;

/** Sets what happens when a session has ended: the request waits for it, and is sent once more. */
export function onSignedOut(ask: SignIn): void {
  signIn = ask;
}

let content: string | null = null;

/** Sends an event to the window if the content has another state than at the last answer. */
function noteContent({ headers }: Response): void {
  const [before, now] = [content, headers.get(CONTENT_HEADER)];
  content = now ?? before;
  if (before !== null && before !== content) window.dispatchEvent(new Event('content:changed'));
}

const post = (name: string, input: unknown, headers: Record<string, string>) =>
  fetch(`${DEV_API}${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [DEV_HEADER]: '1', ...headers },
    body: JSON.stringify(input),
  }).catch(() => {
    throw new Error(noServer());
  });

/**
 * Calls an endpoint of the development server. Rejects with the server's message when the request fails. The signal
 * asks the server to stop; the response still says what the server has done, because it may have been too late.
 */
export async function callDevApi<Result>(
  name: string,
  input: unknown = {},
  signal?: AbortSignal,
): Promise<Result> {
  signal?.throwIfAborted();
  const id = crypto.randomUUID();
  const stop = () => void post(STOP, { id }, {}).catch(() => undefined);
  signal?.addEventListener('abort', stop);
  const response = await post(name, input, signal ? { [ID_HEADER]: id } : {}).finally(() =>
    signal?.removeEventListener('abort', stop),
  );
  noteContent(response);
  if (response.status === 401 && signIn) {
    await signIn();
    return callDevApi(name, input, signal);
  }
  if (response.status === STOPPED) signal?.throwIfAborted();
  const value: unknown = await response.json();
  if (!response.ok) throw new Error((value as { message: string }).message);
  return value as Result;
}
