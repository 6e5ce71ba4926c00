/** Path prefix of the API that the development server offers to its own pages. */
export const DEV_API = '/_dev/';

/** Header that every API request carries. A page of another origin cannot send it without a CORS preflight. */
export const DEV_HEADER = 'x-dev-tools';

/** Calls an endpoint of the development server. Rejects with the server's message when the request fails. */
export async function callDevApi<Result>(name: string, input: unknown = {}): Promise<Result> {
  const response = await fetch(`${DEV_API}${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [DEV_HEADER]: '1' },
    body: JSON.stringify(input),
  }).catch(() => {
    throw new Error('The development server does not respond. Start it with "npm start", then try again.');
  });
  const value: unknown = await response.json();
  if (!response.ok) throw new Error((value as { message: string }).message);
  return value as Result;
}
