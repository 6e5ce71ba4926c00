import { NOT_FOUND_PATH, type PagePayload, payloadUrl } from './payload.ts';

const requests = new Map<string, Promise<PagePayload>>();
let build = '';

async function fetchPayload(route: string): Promise<PagePayload> {
  const response = await fetch(payloadUrl(route));
  if (response.status === 404 && route !== NOT_FOUND_PATH) return loadPage(NOT_FOUND_PATH);
  if (!response.ok) throw new Error(`The data of ${route} has status ${response.status}.`);
  const payload = (await response.json()) as PagePayload;
  // The site was deployed again after this tab was opened: only a document of the new build can show the page.
  if (payload.build !== build) throw new Error(`The data of ${route} belongs to another build.`);
  return payload;
}

/** Fetches the name of the deployed build. Returns undefined when it is this tab's build, or when the request fails. */
export async function newerBuild(route: string): Promise<string | undefined> {
  try {
    const response = await fetch(payloadUrl(route), { cache: 'no-store' });
    const payload = (await response.json()) as Partial<PagePayload>;
    return response.ok && payload.build !== build ? payload.build : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the page of the document. Pages that load later must belong to the same build. */
export function storeInitialPage(route: string, payload: PagePayload): void {
  build = payload.build;
  requests.set(route, Promise.resolve(payload));
}

/** Loads the payload of a route once. Rejects when the request fails or the payload belongs to another build. */
export function loadPage(route: string): Promise<PagePayload> {
  const known = requests.get(route);
  if (known) return known;
  const request = fetchPayload(route);
  requests.set(route, request);
  // The next call tries again after a failure.
  request.catch(() => requests.delete(route));
  return request;
}

/** Removes every page, so that the next call loads it again. */
export function clearPages(): void {
  requests.clear();
}
