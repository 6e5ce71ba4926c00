import { NOT_FOUND_PATH, type PagePayload, payloadUrl } from './payload.ts';

/** The site has been deployed anew since this tab was opened; only a full load can show the page. */
export class StaleBuildError extends Error {
  override name = 'StaleBuildError';
}

const requests = new Map<string, Promise<PagePayload>>();
let build = '';

async function fetchPayload(route: string): Promise<PagePayload> {
  const response = await fetch(payloadUrl(route));
  if (response.status === 404 && route !== NOT_FOUND_PATH) return loadPage(NOT_FOUND_PATH);
  if (!response.ok) throw new Error(`The data of ${route} answered ${response.status}.`);
  const payload = (await response.json()) as PagePayload;
  if (payload.build !== build) throw new StaleBuildError(`The data of ${route} belongs to another build.`);
  return payload;
}

/** The build that the server has now, where it is another than this tab's. */
export async function newerBuild(route: string): Promise<string | undefined> {
  try {
    const response = await fetch(payloadUrl(route), { cache: 'no-store' });
    const payload = (await response.json()) as Partial<PagePayload>;
    return response.ok && payload.build !== build ? payload.build : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the page that came with the HTML; later pages must be of the same build. */
export function rememberPage(route: string, payload: PagePayload): void {
  build = payload.build;
  requests.set(route, Promise.resolve(payload));
}

/** The payload of a route, asked for once. Rejects when it cannot be had or is of another build. */
export function loadPage(route: string): Promise<PagePayload> {
  const known = requests.get(route);
  if (known) return known;
  const request = fetchPayload(route);
  requests.set(route, request);
  // A failed request is not an answer: the next try asks again.
  request.catch(() => requests.delete(route));
  return request;
}

/** Drops what is known, so that the next load asks again. */
export function forgetPages(): void {
  requests.clear();
}
