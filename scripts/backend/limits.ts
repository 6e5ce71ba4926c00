import type { Backend } from './types.ts';

/** Columns of private.settings: how many submissions the database accepts within ten minutes. */
export interface Limits {
  /** From one client. */
  client: number;
  /** From all clients of one network. Default: as many as from all clients. */
  network?: number;
  /** From all clients together. */
  site: number;
}

/** Parses the environment variable BACKEND_LIMITS, `<client>,<site>`. */
export function readLimits(text: string | undefined): Limits | undefined {
  if (!text) return undefined;
  const [client, site] = text.split(',').map(Number);
  if (!Number.isSafeInteger(client) || !Number.isSafeInteger(site)) {
    throw new Error(`BACKEND_LIMITS is "${text}". Write two whole numbers, such as 5,60.`);
  }
  return { client: client as number, site: site as number };
}

export async function setLimits(
  backend: Pick<Backend, 'query'>,
  { client, site, network = site }: Limits,
): Promise<void> {
  await backend.query(
    `update private.settings set client_limit = ${client}, network_limit = ${network}, site_limit = ${site}`,
  );
}
