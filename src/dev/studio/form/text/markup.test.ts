import { toggleMark } from 'prosemirror-commands';
import { type EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { MARKS } from '@json-site/compiler/words';
import type { InlineMark } from '@json-site/model/model';
import { fc } from '../../../../../tests/support/fast-check.ts';
import { IS_FULL_RUN } from '../../../../../tests/support/full-run.ts';
import { rewriteJson } from '../../server/files/rewrite-json.ts';
import {
  applyEdit,
  asRead,
  editorStateOf,
  insertText,
  pastedLink,
  removeLink,
  replaced,
  setLink,
} from './edit-text.ts';
import { readsAs, readText, TEXT, writeText } from './markup.ts';

/** Text in several scripts, emoji of several code points, and characters of the markup. */
const typed = fc.oneof(
  fc.constantFrom(
    'a',
    ' ',
    '**',
    '*',
    '_',
    '`',
    '^',
    '~',
    '[',
    ']',
    '](',
    '(',
    ')',
    '/b',
    '👩\u200d💻',
    'שלום',
    'می\u200cخواهم',
    'क्\u200dष',
    'é',
  ),
  fc.string({ unit: 'grapheme', maxLength: 5 }).map((text) => text.replace(/[\r\n]/g, ' ')),
);
const position = fc.double({ min: 0, max: 1, noNaN: true });
const edits = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'type',
      'compose',
      'strong',
      'em',
      'code',
      'sup',
      'sub',
      'link',
      'unlink',
      'paste',
      'delete',
      'address',
      'undo',
    ),
    from: position,
    to: position,
    text: typed,
  }),
  { minLength: 10, maxLength: 10 },
);

interface Step {
  kind: string;
  from: number;
  to: number;
  text: string;
}

/** Applies a step. `before` are the texts of the steps before it. */
function edited(state: EditorState, { kind, from, to, text }: Step, before: string[]) {
  const at = (part: number) => Math.round(part * state.doc.content.size);
  const selection = TextSelection.between(state.doc.resolve(at(from)), state.doc.resolve(at(to)));
  let next = state.apply(state.tr.setSelection(selection));
  const dispatch = (edit: typeof state.tr) => {
    next = applyEdit(next, edit);
  };
  if (kind === 'type') dispatch(next.tr.insertText(text));
  if (kind === 'compose') {
    // While an input method composes a word, the text is not read again.
    for (const character of text) next = next.apply(next.tr.insertText(character));
    next = asRead(next);
  }
  if (kind === 'undo') {
    next = next.apply(replaced(next.tr, readText(before.pop() ?? ''), next.selection.from));
  }
  if (kind === 'delete') dispatch(next.tr.deleteSelection());
  if (Object.hasOwn(MARKS, kind)) toggleMark(TEXT.marks[kind as InlineMark])(next, dispatch);
  if (kind === 'link') setLink('/contact')(next, dispatch);
  if (kind === 'unlink') removeLink(next, dispatch);
  if (kind === 'paste') insertText(`${text}**bold** and [a link](/b)`)(next, dispatch);
  if (kind === 'address') pastedLink(next, 'https://example.org/a')?.(next, dispatch);
  return next;
}

/** Each run makes ten edits. */
const RUNS = IS_FULL_RUN ? 1000 : 100;

test(`${10 * RUNS} random edits leave markup that reads as what is shown, and change one line of the file`, () => {
  fc.assert(
    fc.property(typed, edits, (start, steps) => {
      const file = '{\n  "title":   "x",\n  "paragraphs": [\n    "One",\n    "Two",\n    "Three"\n  ]\n}\n';
      const before: string[] = [];
      let state = editorStateOf(start);
      for (const step of steps) {
        const text = writeText(state.doc.content);
        state = edited(state, step, before);
        if (step.kind !== 'undo') before.push(text);
        const now = writeText(state.doc.content);
        expect(readsAs(readText(now).content, state.doc.content)).toBe(true);
        const value = { title: 'x', paragraphs: ['One', now, 'Three'] };
        const lines = rewriteJson(file, value).split('\n');
        expect(lines.toSpliced(4, 1)).toEqual(file.split('\n').toSpliced(4, 1));
        expect(JSON.parse(lines.join('\n'))).toEqual(value);
      }
    }),
    { numRuns: RUNS },
  );
});

test.each([
  'plain',
  'a **b** c',
  '[a](/b_(c))!',
  '2 ** 3 ** 4',
  '**open',
  '**a** [b](/c) **d**',
  '**a _b_ c** _d_ `e` f^2^ g~2~',
  '[**a** b](/c)\nd',
  '',
])('writes %j as it was read', (text) => expect(writeText(readText(text).content)).toBe(text));

test('a bold word ends before the space, and shows the same', () => {
  const state = editorStateOf('make it bold now');
  const chosen = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 8, 13)));
  let next = chosen;
  toggleMark(TEXT.marks.strong)(chosen, (edit) => {
    next = applyEdit(chosen, edit);
  });
  expect(writeText(next.doc.content)).toBe('make it **bold** now');
});

test('an address over selected words makes them a link, and other words are pasted', () => {
  const state = editorStateOf('read more');
  const chosen = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 0, 4)));
  let next = chosen;
  pastedLink(chosen, ' https://example.org/list ')?.(chosen, (edit) => {
    next = applyEdit(chosen, edit);
  });
  expect(writeText(next.doc.content)).toBe('[read](https://example.org/list) more');
  expect(pastedLink(chosen, 'two words')).toBeUndefined();
});

/** Types a text character by character, as a person does. */
function typedInto(start: EditorState, text: string): EditorState {
  return [...text].reduce((state, character) => {
    const { from, to } = state.selection;
    return applyEdit(state, state.tr.insertText(character, from, to));
  }, start);
}

test.each([
  'a **b** c **d** e',
  'Hello **bold** and more',
  '**b**ack [a](/b) and **🎺 c**, [d](/e_(f))g **h**',
  '2 ** 3 ** 4 **b** *c*',
  '_a_ snake_case `b`, m^2^ and CO~2~ **_c_**',
])('writes %j as it was typed', (text) => {
  expect(writeText(typedInto(editorStateOf(''), text).doc.content)).toBe(text);
  const between = editorStateOf('**x** y. **z**');
  const chosen = between.apply(between.tr.setSelection(TextSelection.create(between.doc, 3)));
  expect(writeText(typedInto(chosen, `${text} `).doc.content)).toBe(`**x** y${text} . **z**`);
});
