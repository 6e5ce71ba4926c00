/** Where the development server answers its own pages. */
export const DEV_API = '/_dev/';

/** A header that a page of another origin cannot send without being asked first. */
export const DEV_HEADER = 'x-dev-tools';

/** Asks the development server. Rejects with its words when it refuses. */
export async function callDevApi<Answer>(name: string, input: unknown = {}): Promise<Answer> {
  const response = await fetch(`${DEV_API}${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [DEV_HEADER]: '1' },
    body: JSON.stringify(input),
  });
  const value: unknown = await response.json();
  if (!response.ok) throw new Error((value as { message: string }).message);
  return value as Answer;
}
