import { type Row, secretKeyOf } from '../../../../scripts/test/backend.ts';

/** Reads the rows of one sender with the secret key. */
export async function storedRows(origin: string, table: string, email: string): Promise<Row[]> {
  const query = `select=*&email=eq.${encodeURIComponent(email)}`;
  const response = await fetch(`${origin}/rest/v1/${table}?${query}`, {
    headers: { apikey: secretKeyOf(origin) },
  });
  if (!response.ok) throw new Error(`${table}: ${response.status}`);
  return (await response.json()) as Row[];
}
