import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend } from '../../../../../scripts/backend/embedded-backend.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../../../../scripts/backend/local.ts';
import { checkTables } from '../../../../../scripts/backend/tables/check-tables.ts';
import type { Backend } from '../../../../../scripts/backend/types.ts';
import { openContent } from '../../../../../scripts/content/content-store.ts';
import { copyPreparedDatabase } from '../../../../../scripts/test/prepared-database.ts';
import { copySite, type WorkingCopy } from '../../../../../scripts/test/site-copy.ts';
import { IS_FULL_RUN } from '../../../../../tests/support/full-run.ts';
import type { ContentContext } from '../../../server/endpoint.ts';
import type { ChangeResult } from '../../protocol.ts';
import type {
  FormQuestions,
  Question,
  QuestionChange,
  QuestionKind,
  QuestionTexts,
} from '../../questions/protocol.ts';
import { recentChanges, undoChange } from '../history/change-sets.ts';
import { formQuestions } from './change-questions.ts';

const FILE = 'content/forms/contact.json';
const TABLE = 'contact_submissions';
const ANSWERED = { name: 'Ann Lee', email: 'ann@example.org', message: 'A roof with twenty holes.' };

let copy: WorkingCopy;
let backend: Backend;
let context: ContentContext;

beforeAll(async () => {
  copy = await copySite();
  const folder = `${copy.root}/.cache/backend`;
  await copyPreparedDatabase(folder, copy.root);
  backend = await startBackend(copy.root, folder, { cleanUp: false });
  await backend.query('update private.settings set least_seconds = 0, site_limit = 10000');
  await backend.query('update private.settings set client_limit = site_limit, network_limit = site_limit');
  context = {
    root: copy.root,
    store: openContent(copy.root),
    formsChanged: async () => void (await backend.migrate()),
  };
}, 240_000);
afterAll(async () => {
  await backend?.close();
  copy?.dispose();
});

const read = async () => (await formQuestions(context, { file: FILE })) as FormQuestions;

async function change(asked: QuestionChange): Promise<ChangeResult> {
  const { version } = await read();
  return (await formQuestions(context, { file: FILE, version, change: asked })) as ChangeResult;
}

async function question(label: string): Promise<Question> {
  const found = (await read()).sections
    .flatMap(({ questions }) => questions)
    .find((one) => one.label === label);
  if (!found) throw new Error(`There is no question "${label}".`);
  return found;
}

let number = 0;

/** Sends the form as a visitor, with these answers as well. Returns the status. */
async function send(answers: object): Promise<number> {
  number += 1;
  const response = await backend.fetch(
    new Request(`http://localhost/rest/v1/${TABLE}`, {
      method: 'POST',
      headers: {
        apikey: LOCAL_PUBLISHABLE_KEY,
        'content-type': 'application/json',
        'x-client-info': 'form (honeypot=empty; seconds=42)',
      },
      body: JSON.stringify({ ...ANSWERED, name: `Visitor ${number}`, ...answers }),
    }),
  );
  return response.status;
}

/** The stored rows by their ids, without the empty columns. */
async function rows(): Promise<Record<string, Record<string, unknown>>> {
  const stored = await backend.query(`select to_jsonb(t) as row from public.${TABLE} t`);
  return Object.fromEntries(
    stored.map(({ row }) => {
      const values = Object.entries(row as Record<string, unknown>).filter(([, value]) => value !== null);
      return [String((row as { id: string }).id), Object.fromEntries(values)];
    }),
  );
}

/** Expects that the migrations make the table that the form needs, and that nothing else is wrong. */
async function expectNoErrors(): Promise<void> {
  context.store.refresh();
  expect([...context.store.errors(), ...(await checkTables(copy.root, context.store.input()))]).toEqual([]);
}

/** Makes a change, and expects that the table has each row as before. */
async function changeKeepingRows(asked: QuestionChange): Promise<void> {
  const before = await rows();
  expect((await change(asked)).diagnostics).toEqual([]);
  expect(await rows()).toEqual(before);
}

const textsOf = ({ label, hint, isRequired, options }: Question): QuestionTexts => ({
  label,
  hint,
  isRequired,
  options,
});

const option = (label: string) => ({ value: '', label });

interface Case {
  kind: QuestionKind;
  /** An answer, and one that the question refuses. */
  answer: unknown;
  wrong?: unknown;
}

/** Each change applies all migrations to another database. */
const QUICK: readonly QuestionKind[] = ['several'];

const CASES: Case[] = [
  { kind: 'text', answer: 'Blue', wrong: 'x'.repeat(201) },
  { kind: 'long-text', answer: 'Two\nlines' },
  { kind: 'email', answer: 'lee@example.org', wrong: 'lee' },
  { kind: 'telephone', answer: '+44 1633 960 123', wrong: 'none' },
  { kind: 'number', answer: 2.5 },
  { kind: 'date', answer: '2026-12-24', wrong: '2026-13-24' },
  { kind: 'choice', answer: 'gable', wrong: 'dome' },
  { kind: 'several', answer: ['gable'], wrong: ['dome'] },
  { kind: 'yes-no', answer: false },
  { kind: 'consent', answer: true, wrong: false },
];

const chosen = CASES.filter(({ kind }) => IS_FULL_RUN || QUICK.includes(kind));

/** The last question that was removed. */
const LAST = chosen.at(-1) as Case;

describe.each(chosen)('a question of the kind $kind', ({ kind, answer, wrong }) => {
  const label = `Asked ${kind}`;
  const reworded = `Asked again ${kind}`;
  const has = kind === 'choice' || kind === 'several';
  const column = () => `asked_${kind.replace('-', '_')}`;

  test('keeps every stored row through each change, and its table accepts what the form does', async () => {
    const options = has ? [option('Gable'), option('Flat')] : [];
    await changeKeepingRows({
      kind: 'add',
      of: kind,
      section: 'message',
      label,
      hint: 'Why',
      isRequired: false,
      options,
    });
    expect(await question(label)).toMatchObject({ kind, isRequired: false, hint: 'Why', lock: null });
    expect([await send({}), await send({ [column()]: answer })]).toEqual([201, 201]);
    if (wrong !== undefined) expect(await send({ [column()]: wrong })).toBe(400);

    const { name } = await question(label);

    const migrations = context.store.input().migrations?.length;
    const texts = textsOf(await question(label));
    await changeKeepingRows({ kind: 'change', name, ...texts, label: reworded, hint: '' });
    await changeKeepingRows({ kind: 'move', name, by: -1 });
    expect(context.store.input().migrations?.length).toBe(migrations);
    expect(await question(reworded)).toMatchObject({ name, hint: '' });
    const [section] = (await read()).sections;
    expect(section?.questions.at(-2)?.name).toBe(name);

    await changeKeepingRows({ kind: 'change', name, ...textsOf(await question(reworded)), isRequired: true });
    expect([await send({}), await send({ [column()]: answer })]).toEqual([400, 201]);
    await changeKeepingRows({
      kind: 'change',
      name,
      ...textsOf(await question(reworded)),
      isRequired: false,
    });
    expect(await send({})).toBe(201);

    if (has) {
      const now = textsOf(await question(reworded));
      const others = [...now.options.filter(({ value }) => value !== 'flat'), option('Mansard')];
      await changeKeepingRows({ kind: 'change', name, ...now, options: others });
      const [old, fresh] = kind === 'several' ? [['flat'], ['mansard']] : ['flat', 'mansard'];
      expect([await send({ [column()]: fresh }), await send({ [column()]: old })]).toEqual([201, 400]);
    }

    await changeKeepingRows({ kind: 'remove', name });
    expect(await send({})).toBe(201);
    await expectNoErrors();
    expect(Object.values(await rows()).filter((row) => row[column()] !== undefined).length).toBeGreaterThan(
      1,
    );
  }, 240_000);
});

test('brings a removed question back with its answers, by another migration', async () => {
  const before = await rows();
  const [last] = recentChanges(context);
  expect(last?.title).toBe(`Remove the question “Asked again ${LAST.kind}”`);
  const count = context.store.input().migrations?.length ?? 0;
  expect(await undoChange(context, last?.id ?? '')).toEqual({ diagnostics: [] });
  expect(await question(`Asked again ${LAST.kind}`)).toMatchObject({
    name: `asked-${LAST.kind}`,
    kind: LAST.kind,
  });
  expect(context.store.input().migrations?.length).toBe(count + 1);
  expect(await rows()).toEqual(before);
  await expectNoErrors();
  expect(await send({ [`asked_${LAST.kind}`]: LAST.answer })).toBe(201);
  const [again] = recentChanges(context);
  expect(again).toMatchObject({ title: last?.title, isUndone: true });
  expect(await undoChange(context, again?.id ?? '')).toEqual({ diagnostics: [] });
  expect(await send({ [`asked_${LAST.kind}`]: LAST.answer })).not.toBe(201);
  expect(await send({})).toBe(201);
}, 240_000);

test('gives a new question no column in which the answers to a former one are', async () => {
  await changeKeepingRows({
    kind: 'add',
    of: 'text',
    section: 'message',
    label: `Asked ${LAST.kind}`,
    hint: '',
    isRequired: false,
    options: [],
  });
  expect((await question(`Asked ${LAST.kind}`)).name).toBe(`asked-${LAST.kind}-2`);
}, 240_000);
