import { describe, expect, test } from 'vitest';
import { QUESTION_KINDS, type Question, type QuestionChange } from '../../questions/protocol.ts';
import { LOCK_NOTES } from '../../questions/words.ts';
import { isQuestionChange } from '../endpoint.ts';
import type { Json } from './kinds.ts';
import { changeQuestions, followInTranslation } from './plan-change.ts';
import { type FormValues, readQuestions } from './read-questions.ts';

const text = { type: 'string', maxLength: 100 };

/** A form with a condition, a receipt, a desk, a rule about another question, and a group. */
const FORM: FormValues = {
  schema: {
    type: 'object',
    required: ['email', 'lunch', 'days'],
    properties: {
      email: { type: 'string', format: 'email' },
      lunch: { type: 'boolean' },
      from: { type: 'string', format: 'date' },
      to: { type: 'string', format: 'date', after: 'from' },
      team: { type: 'string', enum: ['sales', 'help'] },
      days: { type: 'array', items: { enum: ['mon', 'tue'] }, maxItems: 2 },
      colour: {
        oneOf: [
          { const: 'red', title: 'Red', description: 'Warm' },
          { const: 'blue', title: 'Blue' },
        ],
      },
      address: { type: 'object', properties: { town: text } },
      note: { ...text, title: 'Note', description: 'Anything else' },
    },
    if: { properties: { lunch: { const: true } }, required: ['lunch'] },
    then: { properties: { diet: text } },
  },
  content: {
    sections: [
      { id: 'who', fields: [{ name: 'email', label: 'E-mail' }, { name: 'team' }] },
      {
        id: 'what',
        fields: ['lunch', 'diet', 'from', 'to', 'days', 'colour', 'address', 'note'].map((name) => ({
          name,
        })),
      },
      { id: 'alone', fields: [{ name: 'other' }] },
    ],
    receipt: { field: 'email' },
    recipients: [{ to: 'desk:sales', where: { team: ['sales'] } }],
    destination: { columns: [{ column: 'remark', field: 'note' }] },
  },
};

const questionsOf = (form: FormValues): Question[] =>
  readQuestions(form).flatMap(({ questions }) => questions);
const find = (form: FormValues, name: string) => questionsOf(form).find((one) => one.name === name);
const change = (asked: QuestionChange, form = FORM) => changeQuestions(form, asked, () => false);
const texts = (name: string, more: object = {}): QuestionChange => {
  const { label = '', hint = '', isRequired = false, options = [] } = find(FORM, name) ?? {};
  return { kind: 'change', name, label, hint, isRequired, options, ...more };
};
const propertyOf = ({ schema }: FormValues, name: string) => (schema['properties'] as Json)[name];

test('reads each question with its kind and what is a developer’s', () => {
  const read = questionsOf(FORM).map(({ name, kind, isRequired, lock, removeLock }) => [
    name,
    kind,
    isRequired,
    lock,
    removeLock,
  ]);
  expect(read).toEqual([
    ['email', 'email', true, null, 'delivery'],
    ['team', 'choice', false, null, 'delivery'],
    ['lunch', 'yes-no', true, 'condition', 'condition'],
    ['diet', null, false, 'condition', 'condition'],
    ['from', 'date', false, 'condition', 'condition'],
    ['to', 'date', false, 'condition', 'condition'],
    // A required list may be empty.
    ['days', 'several', false, null, null],
    ['colour', 'choice', false, null, null],
    ['address', null, false, 'kind', 'kind'],
    ['note', 'text', false, null, null],
    ['other', null, false, 'condition', 'condition'],
  ]);
  expect(find(FORM, 'note')).toMatchObject({ label: 'Note', hint: 'Anything else' });
});

test.each(['lunch', 'from', 'to', 'diet'])(
  'words %s, which a condition names, and refuses the rest',
  (name) => {
    const worded = change(texts(name, { label: 'Other words' }));
    expect(find(worded, name)?.label).toBe('Other words');
    expect(worded.schema).toEqual(FORM.schema);
    const isRequired = !find(FORM, name)?.isRequired;
    expect(() => change(texts(name, { isRequired }))).toThrow(LOCK_NOTES.condition);
    expect(() => change({ kind: 'remove', name })).toThrow(LOCK_NOTES.condition);
  },
);

test('does not remove what a mail is made of', () => {
  for (const name of ['email', 'team'])
    expect(() => change({ kind: 'remove', name })).toThrow(LOCK_NOTES.delivery);
  expect(find(change(texts('email', { isRequired: false })), 'email')?.isRequired).toBe(false);
});

test('removes a question with the column that is named after it', () => {
  const { schema, content } = change({ kind: 'remove', name: 'note' });
  expect(find({ schema, content }, 'note')).toBeUndefined();
  expect(content).not.toHaveProperty('destination');
  expect(change({ kind: 'remove', name: 'days' }).schema['required']).toEqual(['email', 'lunch']);
});

test('requires a list by its least number of entries, and takes both back', () => {
  const required = change(texts('days', { isRequired: true }));
  expect(propertyOf(required, 'days')).toMatchObject({ minItems: 1 });
  const back = changeQuestions(required, texts('days'), () => false);
  expect(propertyOf(back, 'days')).toEqual(propertyOf(FORM, 'days'));
  expect(back.schema['required']).toEqual(['email', 'lunch']);
});

describe('options', () => {
  test('keep what they store and what is said about them', () => {
    const options = [
      { value: '', label: 'Deep red' },
      { value: 'red', label: 'Bright red' },
    ];
    expect(propertyOf(change(texts('colour', { options })), 'colour')).toEqual({
      oneOf: [
        { const: 'deep-red', title: 'Deep red' },
        { const: 'red', title: 'Bright red', description: 'Warm' },
      ],
    });
  });

  test('of a list change its limit and its texts; new words alone change no rule', () => {
    const [monday, tuesday] = find(FORM, 'days')?.options ?? [];
    if (!monday || !tuesday) throw new Error('There are no options.');
    const worded = change(texts('days', { options: [tuesday, { ...monday, label: 'Monday' }] }));
    expect(worded.schema).toEqual(FORM.schema);
    expect(find(worded, 'days')?.options).toEqual([tuesday, { value: 'mon', label: 'Monday' }]);
    const more = change(texts('days', { options: [monday, tuesday, { value: '', label: '水曜日' }] }));
    expect(propertyOf(more, 'days')).toMatchObject({ maxItems: 3 });
  });

  test.each([
    ['one', [{ value: 'red', label: 'Red' }]],
    ['an empty one', ['Red', ' '].map((label) => ({ value: '', label }))],
    ['two alike', ['Red', 'Red '].map((label) => ({ value: '', label }))],
  ])('are refused if there is %s', (_, options) => {
    expect(() => change(texts('colour', { options }))).toThrow(/option/i);
  });
});

test.each([
  ['up inside its section', 'team', -1, [['team', 'email'], ['lunch'], ['other']]],
  ['up into the section before', 'lunch', -1, [['email', 'team', 'lunch'], ['diet'], ['other']]],
  ['down into the section after', 'team', 1, [['email'], ['team', 'lunch'], ['other']]],
] as const)('moves a question %s', (_, name, by, expected) => {
  const moved = readQuestions(change({ kind: 'move', name, by })).map(({ questions }) =>
    questions.map((one) => one.name),
  );
  expect(moved.map((names, index) => names.slice(0, expected[index]?.length))).toEqual(expected);
});

test.each([
  ['email', -1, 'at the end of the form'],
  ['other', 1, 'at the end of the form'],
  ['other', -1, 'A section needs a question'],
] as const)('does not move %s by %i', (name, by, message) => {
  expect(() => change({ kind: 'move', name, by })).toThrow(message);
});

test('adds a question to its section with a name that is free', () => {
  const added = changeQuestions(
    FORM,
    {
      kind: 'add',
      of: 'choice',
      section: 'who',
      label: ' How many? ',
      hint: '',
      isRequired: true,
      options: ['None', 'Some'].map((label) => ({ value: '', label })),
    },
    (name) => name === 'how-many',
  );
  expect(readQuestions(added)[0]?.questions.at(-1)).toEqual({
    name: 'how-many-2',
    label: 'How many?',
    hint: '',
    kind: 'choice',
    isRequired: true,
    options: [
      { value: 'none', label: 'None' },
      { value: 'some', label: 'Some' },
    ],
    lock: null,
    removeLock: null,
  });
});

test('keeps a translation in the order of its form, with a new question in the main language', () => {
  const welsh = { sections: [{ id: 'who', fields: [{ name: 'email', label: 'E-bost' }, { name: 'team' }] }] };
  const added = {
    kind: 'add',
    of: 'text',
    section: 'who',
    label: 'Why',
    hint: '',
    isRequired: false,
  } as const;
  const { content } = changeQuestions(
    change({ kind: 'move', name: 'email', by: 1 }),
    { ...added, options: [] },
    () => false,
  );
  expect(followInTranslation(welsh, content)).toEqual({
    sections: [
      { id: 'who', fields: [{ name: 'team' }, { name: 'email', label: 'E-bost' }, { name: 'why' }] },
    ],
  });
});

describe('a request', () => {
  const written = { label: 'Why', hint: '', isRequired: false, options: [] };
  test.each(QUESTION_KINDS)('may add the kind %s', (of) => {
    expect(isQuestionChange({ kind: 'add', of, section: 'who', ...written })).toBe(true);
  });

  test.each([
    { kind: 'add', of: 'object', section: 'who', ...written },
    { kind: 'add', of: 'text', section: {}, ...written },
    { kind: 'change', ...written },
    { kind: 'change', name: 'a', ...written, options: [{ value: { $ref: '#' }, label: 'A' }] },
    {
      kind: 'change',
      name: 'a',
      ...written,
      options: Array.from({ length: 41 }, () => ({ value: '', label: 'A' })),
    },
    { kind: 'change', name: 'a', ...written, label: 'A'.repeat(1001) },
    { kind: 'change', name: 'a', ...written, isRequired: 'yes' },
    { kind: 'move', name: 'a', by: 2 },
    { kind: 'remove' },
    { kind: 'drop', name: 'a' },
    'remove',
  ])('with something else is refused: %j', (asked) => {
    expect(isQuestionChange(asked)).toBe(false);
  });
});
