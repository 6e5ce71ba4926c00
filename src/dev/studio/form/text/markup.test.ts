import { toggleMark } from 'prosemirror-commands';
import { type EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { fc } from '../../../../../tests/support/fast-check.ts';
import { rewriteJson } from '../../server/files/rewrite-json.ts';
import { applyEdit, insertText, pastedLink, removeLink, setLink, stateOf } from './edit-text.ts';
import { readsAs, readText, TEXT, writeText } from './markup.ts';

/** Text in several scripts, emoji of several code points, and characters of the markup. */
const typed = fc.oneof(
  fc.constantFrom(
    'a',
    ' ',
    '**',
    '*',
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
    kind: fc.constantFrom('type', 'bold', 'link', 'unlink', 'paste', 'delete', 'address'),
    from: position,
    to: position,
    text: typed,
  }),
  { minLength: 10, maxLength: 10 },
);

function edited(
  state: EditorState,
  { kind, from, to, text }: { kind: string; from: number; to: number; text: string },
) {
  const at = (part: number) => Math.round(part * state.doc.content.size);
  const selection = TextSelection.between(state.doc.resolve(at(from)), state.doc.resolve(at(to)));
  let next = state.apply(state.tr.setSelection(selection));
  const dispatch = (edit: typeof state.tr) => {
    next = applyEdit(next, edit);
  };
  if (kind === 'type') dispatch(next.tr.insertText(text));
  if (kind === 'delete') dispatch(next.tr.deleteSelection());
  if (kind === 'bold') toggleMark(TEXT.marks.strong)(next, dispatch);
  if (kind === 'link') setLink('/contact')(next, dispatch);
  if (kind === 'unlink') removeLink(next, dispatch);
  if (kind === 'paste') insertText(`${text}**bold** and [a link](/b)`)(next, dispatch);
  if (kind === 'address') pastedLink(next, 'https://example.org/a')?.(next, dispatch);
  return next;
}

test('1,000 random edits leave markup that reads as what is shown, and change one line of the file', () => {
  fc.assert(
    fc.property(typed, edits, (start, steps) => {
      const file = '{\n  "before": ["x",   "y"],\n  "text": "start",\n  "after": 1\n}\n';
      let state = stateOf(start);
      for (const step of steps) {
        const text = writeText(state.doc.content);
        state = edited(state, step);
        const now = writeText(state.doc.content);
        expect(readsAs(readText(now).content, state.doc.content)).toBe(true);
        // Undo reads the text of the step before.
        expect(writeText(stateOf(text).doc.content)).toBe(writeText(readText(text).content));
        const value = { before: ['x', 'y'], text: now, after: 1 };
        const lines = rewriteJson(file, value).split('\n');
        expect(lines.toSpliced(2, 1)).toEqual(file.split('\n').toSpliced(2, 1));
        expect(JSON.parse(lines.join('\n'))).toEqual(value);
      }
    }),
    { numRuns: 100 },
  );
});

test.each(['plain', 'a **b** c', '[a](/b_(c))!', '2 ** 3 ** 4', '**open', '**a** [b](/c) **d**', ''])(
  'writes %j as it was read',
  (text) => expect(writeText(readText(text).content)).toBe(text),
);

test('a bold word ends before the space, and shows the same', () => {
  const state = stateOf('make it bold now');
  const chosen = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 8, 13)));
  let next = chosen;
  toggleMark(TEXT.marks.strong)(chosen, (edit) => {
    next = applyEdit(chosen, edit);
  });
  expect(writeText(next.doc.content)).toBe('make it **bold** now');
});

test('an address over selected words makes them a link, and other words are pasted', () => {
  const state = stateOf('read more');
  const chosen = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 0, 4)));
  let next = chosen;
  pastedLink(chosen, ' https://example.org/list ')?.(chosen, (edit) => {
    next = applyEdit(chosen, edit);
  });
  expect(writeText(next.doc.content)).toBe('[read](https://example.org/list) more');
  expect(pastedLink(chosen, 'two words')).toBeUndefined();
});
