import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackend } from '../../../scripts/backend/embedded-backend.ts';
import type { Backend } from '../../../scripts/backend/types.ts';
import { compileProject } from '../../../scripts/content/load-content.ts';
import { toRow } from '../../../src/forms/submit/row.ts';
import { cleanFormValues } from '../../../src/forms/values/form-values.ts';
import type { Form } from '../../../src/generated/content-types.ts';
import { copyProject, type ProjectCopy } from '../../support/project-copy.ts';

/** Typed as a visitor types: with blanks around it. */
const ANSWERS = { name: ' Ada Brook ', email: 'ada@example.com', message: 'When could we come by?' };

/** A build and a database, on a machine that may be busy with others. */
const LONG = 240_000;

let copy: ProjectCopy;
let backend: Backend | undefined;

beforeAll(async () => {
  copy = copyProject();
  const made = await copy.run('scripts/new.ts', 'form', 'visit');
  expect(made.output).toContain('content/forms/visit.json');
  const contact = JSON.parse(copy.read('content/pages/contact.json')) as { blocks: { type: string }[] };
  const block = contact.blocks.find(({ type }) => type === 'form');
  Object.assign(block ?? {}, { form: 'visit' });
  copy.write('content/pages/contact.json', JSON.stringify(contact));
});
afterAll(async () => {
  await backend?.close();
  copy.dispose();
});

test('a third form is three files, and the check has nothing against them', () => {
  expect(compileProject(copy.root).diagnostics).toEqual([]);
});

test('is built into its page, with rules of its own', { timeout: LONG }, async () => {
  const { status, output } = await copy.run('scripts/run.mjs', 'build');
  expect(output).toContain('pages into dist/');
  expect(status).toBe(0);
  expect(copy.read('dist/contact.html')).toContain('id="form-visit"');
  expect(copy.read('src/generated/forms/loaders.ts')).toContain('"visit": () => import(');
});

test('is sent and stored as it is mapped', { timeout: LONG }, async () => {
  const { pages } = compileProject(copy.root);
  const block = pages.find(({ path }) => path === '/contact')?.blocks.find(({ type }) => type === 'form');
  const form = block?.type === 'form' ? block.form : null;
  expect(form).not.toBeNull();
  const { table } = (form as Form).destination;
  const row = toRow((form as Form).destination, cleanFormValues(ANSWERS));
  backend = await startBackend(copy.root);
  const response = await backend.fetch(
    new Request(`http://localhost/rest/v1/${table}`, {
      method: 'POST',
      headers: { apikey: 'sb_publishable_local_development_only', 'content-type': 'application/json' },
      body: JSON.stringify(row),
    }),
  );
  expect(response.status).toBe(201);
  expect(await backend.query(`select name, email, message from ${table}`)).toEqual([
    { ...ANSWERS, name: 'Ada Brook' },
  ]);
});

test('is refused by the check as soon as schema and table disagree', () => {
  copy.replace('schemas/forms/visit.schema.json', '"maxLength": 5000', '"maxLength": 6000');
  const [found, ...more] = compileProject(copy.root).diagnostics;
  expect(more).toEqual([]);
  expect(found).toMatchObject({ code: 'table-mismatch', file: 'content/forms/visit.json' });
  expect(found?.message).toContain('6000 in the schema, 5000 in the table');
});
