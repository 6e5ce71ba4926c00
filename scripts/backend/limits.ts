/** The rows of private.settings that a test or an operator changes most. */
export interface Limits {
  /** How many submissions a client may send in ten minutes. */
  client: number;
  /** How many all clients together may send. */
  site: number;
}

/** Reads `BACKEND_LIMITS`, which is "5,60" for five from each client and sixty in all. */
export function readLimits(text: string | undefined): Limits | undefined {
  if (!text) return undefined;
  const [client, site] = text.split(',').map(Number);
  if (!Number.isSafeInteger(client) || !Number.isSafeInteger(site)) {
    throw new Error(`BACKEND_LIMITS is "${text}"; it must be two whole numbers, as in 5,60.`);
  }
  return { client: client as number, site: site as number };
}

/** Sets the limits of an embedded database. */
export async function setLimits(
  backend: { query(sql: string): Promise<unknown> },
  { client, site }: Limits,
): Promise<void> {
  await backend.query(`update private.settings set client_limit = ${client}, site_limit = ${site}`);
}
