import { toggleMark } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { DOMSerializer } from 'prosemirror-model';
import type { Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useLayoutEffect, useRef, useState } from 'react';
import type { InlineMark } from '@json-site/model/model';
import { type Pasted, readClipboard } from '../../paste/clipboard.ts';
import { startedKind } from '../../paste/plain-parts.ts';
import type { ListOfTexts } from '../list-of-texts.tsx';
import {
  applyEdit,
  aroundSelection,
  asRead,
  editorStateOf,
  insertText,
  linkAround,
  pastedLink,
  placeCaret,
  replaced,
} from './edit-text.ts';
import { readText, TEXT, writeText } from './markup.ts';

/** The marks of a text in the order of their buttons: how a button is called, what is on it, and its key with Ctrl. */
export const MARK_BUTTONS: Readonly<Record<InlineMark, { name: string; sign: string; key: string }>> = {
  strong: { name: 'Bold', sign: 'B', key: 'B' },
  em: { name: 'Italic', sign: 'I', key: 'I' },
  code: { name: 'Code', sign: '<>', key: 'E' },
  sup: { name: 'Raised', sign: 'x²', key: '.' },
  sub: { name: 'Lowered', sign: 'x₂', key: ',' },
};

const MARK_NAMES = Object.keys(MARK_BUTTONS) as InlineMark[];

export const toggle = (mark: InlineMark): Command => toggleMark(TEXT.marks[mark]);

const breakLine: Command = ({ tr }, dispatch) => {
  dispatch?.(tr.insertText('\n'));
  return true;
};

/** Shows a text that nobody edits yet. */
function show(text: string, element: Element): void {
  element.replaceChildren(DOMSerializer.fromSchema(TEXT).serializeFragment(readText(text).content));
}

interface TextEditorOptions {
  value: string;
  onChange: (value: string | undefined) => void;
  /** The list around the text, if it is an item of one. */
  list: ListOfTexts | null;
  /** False after an undo, and after a change from elsewhere. */
  isEditing: boolean;
  /** Begins to edit when the element gets the focus: a table has hundreds of cells. */
  isLazy?: boolean;
  /** Called with the address of the link at the caret, or an empty text, when the editor wants to link words. */
  onLink: (href: string) => void;
  /** Called after a paste, and with the id of another field if that has the caret now. */
  onPaste: (pasted: Pasted, id?: string) => void;
}

/** An editor of one text in an element. The history of the document undoes its edits. */
export function useTextEditor(options: TextEditorOptions) {
  const { value } = options;
  const element = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  /**
   * The last value from elsewhere and what was typed since. RJSF gives back an older value while somebody types fast.
   */
  const typed = useRef(new Set([value]));
  const latest = useRef(options);
  latest.current = options;
  const [marks, setMarks] = useState<readonly string[]>([]);

  const askForLink: Command = ({ doc, selection }) => {
    latest.current.onLink(linkAround(doc, selection.from).href);
    return true;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once; `latest` has the current options
  useLayoutEffect(() => {
    const mount = element.current;
    if (!mount) return;
    const enter: Command = (state) => {
      const [before, after] = aroundSelection(state);
      latest.current.list?.enter(before, after);
      return true;
    };
    const backspace: Command = ({ selection, doc }) => {
      const { list } = latest.current;
      if (!selection.empty || selection.from > 0) return false;
      return list?.backspace(writeText(doc.content)) ?? false;
    };
    const ofMarks = MARK_NAMES.map((mark) => [`Mod-${MARK_BUTTONS[mark].key.toLowerCase()}`, toggle(mark)]);
    const keys = {
      ...Object.fromEntries(ofMarks),
      'Mod-k': askForLink,
      Enter: enter,
      'Shift-Enter': breakLine,
      Backspace: backspace,
    };
    const start = () => {
      if (view.current) return;
      const editor = new EditorView(
        { mount },
        {
          state: editorStateOf(latest.current.value),
          plugins: [keymap(keys)],
          dispatchTransaction(edit) {
            const state = editor.composing ? editor.state.apply(edit) : applyEdit(editor.state, edit);
            editor.updateState(state);
            const { storedMarks, selection, doc } = state;
            setMarks((storedMarks ?? selection.$from.marks()).map(({ type }) => type.name));
            if (!edit.docChanged) return;
            const written = writeText(doc.content);
            typed.current.add(written);
            latest.current.onChange(written || undefined);
          },
          handleTextInput({ state }, from, to, text) {
            const { list } = latest.current;
            if (text !== ' ' || from !== to || list?.kind !== 'text') return false;
            const kind = startedKind(writeText(state.doc.slice(0, from).content));
            const after = writeText(state.doc.slice(to, state.doc.content.size).content);
            return kind !== undefined && list.turnInto(kind, after);
          },
          handlePaste({ state, dispatch }, { clipboardData }) {
            if (!clipboardData) return false;
            const link = pastedLink(state, clipboardData.getData('text/plain'));
            if (link) return link(state, dispatch);
            const { list, onPaste } = latest.current;
            const pasted = readClipboard(clipboardData, list?.kinds ?? null);
            const { values } = pasted;
            const isOneText = values.every((value) => typeof value === 'string') && values.length < 2;
            if (isOneText || !list) {
              onPaste(pasted);
              return insertText(values.join(' '))(state, dispatch);
            }
            const [before, after] = aroundSelection(state);
            onPaste(pasted, list.split(before, values, after));
            return true;
          },
          handleDOMEvents: {
            'studio:caret': ({ state, dispatch }, { detail }: CustomEvent<number>) => {
              dispatch(placeCaret(state.tr, detail));
              return true;
            },
            // A dialog gives the focus back, but not the caret. A click sets its own before the next frame.
            focus: (current) => {
              requestAnimationFrame(() => {
                const { anchorNode } = document.getSelection() ?? {};
                if (!current.isDestroyed && current.hasFocus() && !current.dom.contains(anchorNode ?? null))
                  current.focus();
              });
              return false;
            },
            // The menu of the browser offers its own undo.
            beforeinput: (_, event) => {
              if (event.inputType.startsWith('history')) event.preventDefault();
              return event.defaultPrevented;
            },
            // A word of an input method may form markup only when it is complete.
            compositionend: (current) => {
              requestAnimationFrame(() => {
                if (!current.isDestroyed) current.updateState(asRead(current.state));
              });
              return false;
            },
          },
        },
      );
      view.current = editor;
    };
    const startFocused = () => {
      if (view.current) return;
      start();
      run(() => true);
    };
    if (latest.current.isLazy) {
      show(value, mount);
      // The press of a mouse sets the caret in what can be edited already.
      mount.addEventListener('pointerdown', start);
      mount.addEventListener('focus', startFocused);
    } else start();
    return () => {
      mount.removeEventListener('pointerdown', start);
      mount.removeEventListener('focus', startFocused);
      view.current?.destroy();
      view.current = null;
    };
  }, []);

  // Undo, a restored version, and another tab change the text from outside.
  useLayoutEffect(() => {
    if (!view.current) {
      if (element.current) show(value, element.current);
      return;
    }
    if (latest.current.isEditing && typed.current.has(value)) return;
    const { state } = view.current;
    // The first edit is rendered before the document knows of it; an older value may still follow.
    if (writeText(state.doc.content) === value) return;
    typed.current = new Set([value]);
    view.current.updateState(state.apply(replaced(state.tr, readText(value), state.selection.from)));
  }, [value]);

  /** Runs a command, and gives the focus back to the text. */
  function run(command: Command): void {
    const { current } = view;
    if (!current) return;
    command(current.state, current.dispatch);
    current.focus();
  }

  return { element, marks, run, askForLink };
}
