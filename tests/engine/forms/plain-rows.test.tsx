import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { setLimits } from '../../../scripts/backend/limits.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../../scripts/backend/local.ts';
import type { Backend } from '../../../scripts/backend/types.ts';
import { readSource } from '../../../scripts/content/read-files.ts';
import { SITE } from '../../../scripts/root.ts';
import { startPreparedBackend } from '../../../scripts/test/prepared-database.ts';
import type { CoreObject } from '../../../src/form-core/core-schema.ts';
import { readDataSchema } from '../../../src/form-core/data-schema.ts';
import { randomNumbers } from '../../../src/form-core/sample/random.ts';
import { createSampler } from '../../../src/form-core/sample/sample.ts';
import { createTableSql } from '../../../src/form-core/table/migration-sql.ts';
import { requiredTable } from '../../../src/form-core/table/required-table.ts';
import { createErrorTransformer } from '../../../src/forms/errors.ts';
import { loadParts } from '../../../src/forms/parts/load-parts.ts';
import { receiver } from '../../../src/forms/plain/function/receive.ts';
import { storeByApi } from '../../../src/forms/plain/function/store.ts';
import { PlainForm } from '../../../src/forms/plain/PlainForm.tsx';
import { sendSubmission } from '../../../src/forms/submit/send.ts';
import { createFormLogic, type FormRules } from '../../../src/forms/validator.ts';
import type { Form } from '../../../src/model/content-types.ts';
import { dataSchemas } from '../../support/data-schemas.ts';
import { fc } from '../../support/fast-check.ts';
import { FORM_IDS, readForm } from '../../support/forms.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { makeForm } from '../../support/made-form.ts';
import { compiledRules } from '../../support/rendered-form.tsx';
import { renderedPart } from '../../support/rendered-part.tsx';
import { SEED } from '../../support/seed.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { enteredAnswers } from '../support/entered-answers.ts';

const RANDOM_FORMS = IS_FULL_RUN ? 40 : 3;
/** Answers to each form that are stored. */
const STORED = IS_FULL_RUN ? 25 : 5;

/** The two visitors have different addresses: from one, the second of two equal rows is a repetition. */
const WITH_SCRIPT = '192.0.2.1';
const WITHOUT = '192.0.2.2';

interface TestedForm {
  form: Form;
  core: CoreObject;
}

let backend: Backend;
let forms: TestedForm[];

/** A form of a random data schema with a table of its name, which a migration adds. */
function randomForm(schema: object, number: number, migrations: string): TestedForm {
  const { data, form: made, report } = makeForm(schema);
  if (!made) throw new Error(report);
  const id = `random-${number}`;
  const destination = { ...made.destination, table: `random_${number}_submissions` };
  writeFileSync(
    path.join(migrations, `2027010100${String(number).padStart(4, '0')}_random_${number}.sql`),
    createTableSql(requiredTable(data.core, destination), id),
  );
  return { form: { ...made, id, destination }, core: data.core };
}

beforeAll(async () => {
  const root = temporaryFolder(afterAll);
  cpSync(path.join(SITE, 'supabase/migrations'), path.join(root, 'supabase/migrations'), { recursive: true });
  backend = await startPreparedBackend(root);
  const ofSite = FORM_IDS.map((id) => ({
    form: readForm(id),
    core: readDataSchema(readSource(SITE, `schemas/forms/${id}.schema.json`)).core,
  }));
  const schemas = fc.sample(dataSchemas, { numRuns: RANDOM_FORMS, seed: SEED });
  const random = schemas.map((schema, number) =>
    randomForm(schema, number, path.join(root, 'supabase/migrations')),
  );
  forms = [...ofSite, ...random];
  await backend.migrate();
  await setLimits(backend, { client: 1e6, site: 1e6 });
  // supabase-js reads them when a browser sends its first form, and needs WebSocket to exist: Node.js 20 has none.
  vi.stubEnv('VITE_SUPABASE_URL', 'http://localhost');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', LOCAL_PUBLISHABLE_KEY);
  vi.stubGlobal('WebSocket', class {});
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    request.headers.set('x-forwarded-for', WITH_SCRIPT);
    return backend.fetch(request);
  });
}, 300_000);
afterAll(() => backend?.close());

/** Returns what sends the answers to a form without JavaScript, and the outcome that the page shows. */
async function receiverOf(form: Form, rules: FormRules) {
  const parts = await loadParts(form);
  const app = await renderedPart(<PlainForm form={form} rules={rules} parts={parts} headingLevel={2} />);
  const receive = receiver(
    { [form.id]: rules },
    {
      read: async () =>
        new Response(`<html lang="en-GB"><head><title>P</title></head><body>${app}</body></html>`),
      store: storeByApi('http://localhost', backend.secretKey, async (input, init) =>
        backend.fetch(new Request(input, init)),
      ),
      site: '',
    },
  );
  return async (pairs: [string, string][]) => {
    const response = await receive(
      new Request(`https://site.example/_submit/?${form.id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': WITHOUT },
        body: new URLSearchParams(pairs).toString(),
      }),
    );
    const page = parse(await response.text());
    if (page.querySelector('[data-confirmation]')) return 'sent';
    return page.querySelector('[data-outcome]')?.getAttribute('data-outcome') ?? 'invalid';
  };
}

/** Sends the answers by the code that browsers run. Returns the outcome that the form shows. */
async function sendWithScript(form: Form, rules: FormRules, value: Parameters<typeof sendSubmission>[1]) {
  const { toSend, validator } = createFormLogic(rules);
  const { errors } = validator.validateFormData(value, rules.schema, undefined, createErrorTransformer(form));
  if (errors.length > 0) return 'invalid';
  return sendSubmission(form, toSend(value), new AbortController().signal);
}

/** Takes all rows out of a table. Returns what visitors have sent of them. */
async function takeRows(table: string) {
  const rows = await backend.query(`delete from public."${table}" returning to_jsonb("${table}") as row`);
  return rows.map(({ row }) => {
    const { id: _, created_at: __, ...sent } = row as Record<string, unknown>;
    return sent;
  });
}

it('the same answers store the same row with and without JavaScript', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let compared = 0;
  const refused: string[] = [];
  for (const { form, core } of forms) {
    const rules = await compiledRules(core);
    const sendWithout = await receiverOf(form, rules);
    const sampler = createSampler(core);
    const random = randomNumbers(SEED);
    let stored = 0;
    for (let attempt = 0; stored < STORED && attempt < 20 * STORED; attempt += 1) {
      const { value, pairs } = enteredAnswers(form, core, sampler.valid(random) ?? {});
      const outcome = await sendWithScript(form, rules, value);
      const before = await takeRows(form.destination.table);
      const answered = await sendWithout(pairs);
      const after = await takeRows(form.destination.table);
      expect({ pairs, outcome: answered, rows: after }).toEqual({ pairs, outcome, rows: before });
      expect(before).toHaveLength(outcome === 'sent' ? 1 : 0);
      if (outcome === 'sent') stored += 1;
      else if (outcome !== 'invalid') refused.push(`${form.id}: ${outcome} ${JSON.stringify(pairs)}`);
    }
    expect(stored, JSON.stringify(core)).toBe(STORED);
    compared += stored;
  }
  console.log(`Rows with and without JavaScript: ${forms.length} forms, ${compared} equal pairs of rows`);
  expect(compared).toBe(forms.length * STORED);
  // The form accepts nothing that its table refuses.
  expect(refused).toEqual([]);
  log.mockRestore();
}, 900_000);
