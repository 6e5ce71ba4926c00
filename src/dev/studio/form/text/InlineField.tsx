import { toggleMark } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { type Command, type EditorState, Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { describedBy } from '../../../../forms/context.ts';
import controls from '../../../../forms/controls.module.css';
import type { ControlProps } from '../../../../forms/types.ts';
import { fieldOptions } from '../../../../forms/ui-schema.ts';
import { useAnnounce } from '../../controls/announce.tsx';
import { useListOfTexts } from '../list-of-texts.tsx';
import {
  applyEdit,
  aroundSelection,
  insertText,
  linkAround,
  pastedLink,
  pastedParagraphs,
  removeLink,
  setLink,
  stateOf,
} from './edit-text.ts';
import styles from './InlineField.module.css';
import { LinkDialog } from './LinkDialog.tsx';
import { TEXT, writeText } from './markup.ts';

const BOLD = toggleMark(TEXT.marks.strong);

/** A text that shows its bold words and links. In the content stays its markup; the document's own history undoes edits. */
export function InlineField(props: ControlProps) {
  const { id, label, required, schema, rawErrors = [], uiSchema } = props;
  const value = String(props.value ?? '');
  const element = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const known = useRef(value);
  const [linking, setLinking] = useState<string | null>(null);
  const [isBold, setBold] = useState(false);
  const list = useListOfTexts(id);
  const announce = useAnnounce();
  const latest = useRef({ ...props, list, announce });
  latest.current = { ...props, list, announce };
  const { help } = fieldOptions(uiSchema);
  const isItem = list !== null;
  const name = `${label}${required && !isItem ? ' (required)' : ''}`;

  function run(command: Command): void {
    const { current } = view;
    if (!current) return;
    command(current.state, current.dispatch);
    current.focus();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once; `latest` has the current props
  useLayoutEffect(() => {
    if (!element.current) return;
    const askForLink: Command = (state) => {
      const { href } = linkAround(state.doc, state.selection.from);
      setLinking(href);
      return true;
    };
    const enter: Command = (state) => {
      latest.current.list?.replace(aroundSelection(state), 1);
      return true;
    };
    const backspace: Command = ({ selection, doc }) => {
      if (!selection.empty || selection.from > 0 || !latest.current.list?.canJoin) return false;
      latest.current.list.join(writeText(doc.content));
      return true;
    };
    const keys = keymap({
      'Mod-b': BOLD,
      'Mod-k': askForLink,
      Enter: enter,
      'Shift-Enter': enter,
      Backspace: backspace,
    });
    const editor = new EditorView(
      { mount: element.current },
      {
        state: stateOf(value),
        plugins: [keys],
        dispatchTransaction(edit) {
          const state: EditorState = editor.composing
            ? editor.state.apply(edit)
            : applyEdit(editor.state, edit);
          editor.updateState(state);
          const { storedMarks, selection, doc } = state;
          setBold(TEXT.marks.strong.isInSet(storedMarks ?? selection.$from.marks()) !== undefined);
          if (!edit.docChanged) return;
          known.current = writeText(doc.content);
          latest.current.onChange(known.current || undefined);
        },
        handlePaste(current, { clipboardData }) {
          const [html = '', plain = ''] = ['text/html', 'text/plain'].map((type) =>
            clipboardData?.getData(type),
          );
          const asLink = pastedLink(current.state, plain);
          if (asLink) return asLink(current.state, current.dispatch);
          const paragraphs = pastedParagraphs(html, plain);
          if (/<(?:h[1-6]|table|img)\b/i.test(html)) {
            latest.current.announce('Pasted the text. Headings, tables and pictures were left out.');
          }
          if (paragraphs.length > 1 && latest.current.list) {
            const [before, after] = aroundSelection(current.state);
            const [first = '', ...others] = paragraphs;
            const last = others.pop() ?? '';
            latest.current.list.replace([before + first, ...others, last + after], others.length + 1);
            return true;
          }
          return insertText(paragraphs.join(' '))(current.state, current.dispatch);
        },
        handleDOMEvents: {
          'studio:caret': (current, event: CustomEvent<number>) => {
            const { doc, tr } = current.state;
            let at = 0;
            while (at < doc.content.size && writeText(doc.slice(0, at).content).length < event.detail) at++;
            current.dispatch(tr.setSelection(Selection.near(doc.resolve(at))));
            return true;
          },
          // The menu of the browser offers its own undo.
          beforeinput: (_, event) => {
            if (event.inputType.startsWith('history')) event.preventDefault();
            return event.defaultPrevented;
          },
          compositionend: (current) => {
            requestAnimationFrame(() => current.isDestroyed || current.dispatch(current.state.tr));
            return false;
          },
        },
      },
    );
    view.current = editor;
    return () => editor.destroy();
  }, []);

  // Undo, a restored version, and another tab change the text from outside.
  useEffect(() => {
    if (value === known.current || !view.current) return;
    known.current = value;
    const { selection } = view.current.state;
    const state = stateOf(value);
    const at = Math.min(selection.from, state.doc.content.size);
    view.current.updateState(state.apply(state.tr.setSelection(Selection.near(state.doc.resolve(at)))));
  }, [value]);

  return (
    <div className={styles['frame']}>
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea shows no bold words */}
      <div
        ref={element}
        id={id}
        role="textbox"
        tabIndex={0}
        aria-label={name}
        aria-multiline="true"
        aria-required={required || undefined}
        aria-invalid={rawErrors.length > 0 || undefined}
        aria-describedby={describedBy(id, help !== undefined, rawErrors.length > 0)}
        data-error={rawErrors.length > 0 || undefined}
        className={`${controls['input']} ${styles['text']}`}
        spellCheck
      />
      {/* biome-ignore lint/a11y/useSemanticElements: buttons of one field, which has its own frame */}
      <div className={styles['tools']} role="group" aria-label={`Format ${label}`}>
        <button
          type="button"
          aria-pressed={isBold}
          aria-keyshortcuts="Control+B"
          title="Bold (Ctrl+B)"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(BOLD)}
        >
          <strong>B</strong>
          <span className={styles['name']}>Bold</span>
        </button>
        <button
          type="button"
          aria-keyshortcuts="Control+K"
          title="Link (Ctrl+K)"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            const { state } = view.current ?? {};
            if (state) setLinking(linkAround(state.doc, state.selection.from).href);
          }}
        >
          Link
        </button>
      </div>
      {linking !== null && (
        <LinkDialog
          href={linking}
          onLink={(href) => {
            setLinking(null);
            run(setLink(href));
          }}
          onRemove={() => {
            setLinking(null);
            run(removeLink);
          }}
          onClose={() => setLinking(null)}
        />
      )}
      {schema.maxLength !== undefined && value.length > schema.maxLength && (
        <p role="status">{value.length - schema.maxLength} characters too many</p>
      )}
    </div>
  );
}
