import { LOCAL_PUBLISHABLE_KEY, startBackend } from '@json-site/backend/backend';

/** What was done with the data of visitors, in a database with the tables of the site. */
export interface Erasure {
  /** How long a submission is kept at most, as the database has it: `18 mons`. */
  period: string;
  /** A sentence for each step. */
  steps: string[];
  /** What did not happen. */
  faults: { erasure: string[]; retention: string[] };
}

type Backend = Awaited<ReturnType<typeof startBackend>>;

async function send(backend: Backend, table: string, row: object): Promise<number> {
  const headers = {
    apikey: LOCAL_PUBLISHABLE_KEY,
    'content-type': 'application/json',
    prefer: 'return=minimal',
    'x-client-info': 'form (honeypot=empty; seconds=60)',
  };
  const request = { method: 'POST', headers, body: JSON.stringify(row) };
  return (await backend.fetch(new Request(`http://localhost/rest/v1/${table}`, request))).status;
}

async function numberIn(backend: Backend, sql: string): Promise<number> {
  const [row] = await backend.query(sql);
  return Number(row?.['count']);
}

const countOf = (backend: Backend, table: string) =>
  numberIn(backend, `select count(*) from public."${table}"`);

async function erase(backend: Backend, form: string, table: string, row: object): Promise<string[]> {
  const status = await send(backend, table, row);
  const found = (await backend.call('submissions_list', { filter: { table }, page_size: 10 })) as {
    row: { id: string };
  }[];
  const ids = found.map((one) => one.row.id);
  await backend.call('submissions_erase', { ids });
  const left = await countOf(backend, table);
  const queued = await numberIn(
    backend,
    `select count(*) from private.outbox where submission = any ('{${ids.join()}}')`,
  );
  const isDone = status === 201 && ids.length === 1 && left === 0 && queued === 0;
  return isDone
    ? []
    : [`${form}: status ${status}, found ${ids.length}, left ${left}, in the queue ${queued}`];
}

async function expire(backend: Backend, form: string, table: string, row: object): Promise<string[]> {
  await send(backend, table, row);
  await backend.query(
    `update public."${table}" set created_at = now() - (select retention from private.settings)`,
  );
  const before = await countOf(backend, table);
  await backend.call('submissions_clean_up', {});
  const left = await countOf(backend, table);
  return before === 1 && left === 0 ? [] : [`${form}: ${before} expired, ${left} left`];
}

/**
 * Sends each form, erases what it stored, and lets another one grow too old: in an empty database with the migrations
 * of the site. Nothing of a visitor is touched.
 */
export async function eraseToday(root: string): Promise<Erasure> {
  // With a static import, the bundler would join both commands.
  const { sampleRows } = await import('@json-site/verify/command');
  const forms = sampleRows(root);
  const backend = await startBackend(root, undefined, { cleanUp: false });
  try {
    const faults: Erasure['faults'] = { erasure: [], retention: [] };
    for (const { form, table, row } of forms) {
      faults.erasure.push(...(await erase(backend, form, table, row)));
      faults.retention.push(...(await expire(backend, form, table, row)));
    }
    const [settings] = await backend.query('select retention::text from private.settings');
    const names = forms.map(({ form }) => form).join(', ');
    return {
      period: String(settings?.['retention']),
      steps: [
        `Sent and stored, then found and erased with its place in the queue: one submission of each form (${names}).`,
        'Made as old as the longest period, then deleted by the clean-up: another one of each form.',
      ],
      faults,
    };
  } finally {
    await backend.close();
  }
}
