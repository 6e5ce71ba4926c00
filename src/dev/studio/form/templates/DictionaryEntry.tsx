import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import { type ReactNode, useContext, useId, useRef, useState } from 'react';
import type { Schema } from '@json-site/compiler/schema';
import type { ObjectProps } from '@json-site/forms/inputs';
import type { JsonPath } from '@json-site/values/locations';
import { Button } from '../../controls/Button.tsx';
import fields from '../../controls/fields.module.css';
import { IconButton } from '../../controls/IconButton.tsx';
import { changedAt, innerValue } from '../../values/at-path.ts';
import { focusField, idOf, pathOfField } from '../field-ids.ts';
import styles from '../form.module.css';
import { emptyItem } from '../form-schema.ts';
import { EditedPartContext } from '../list-of-texts.tsx';
import { isPoint, PointOnPicture } from '../pictures/PointOnPicture.tsx';
import { isTable, TableField } from '../table/TableField.tsx';

type Dictionary = Record<string, unknown>;

interface KeyInputProps {
  label: string;
  name: string;
  hasFocus?: boolean;
  /** The names that the dictionary has already. */
  taken: readonly string[];
  /** Called with another name when the editor leaves the field. `next` receives the focus. */
  onName: (name: string, next: Element | null) => void;
  onCancel?: () => void;
}

/** The name of an entry. It counts when the editor leaves the field, so that half a name is never in the document. */
function KeyInput({ label, name, hasFocus, taken, onName, onCancel }: KeyInputProps) {
  const id = useId();
  const [text, setText] = useState(name);
  const wanted = text.trim();
  const isTaken = wanted !== name && taken.includes(wanted);
  function leave(next: Element | null) {
    if (wanted === name || wanted === '') {
      setText(name);
      onCancel?.();
    } else if (!isTaken) onName(wanted, next);
  }
  return (
    <div>
      <label className={fields['label']} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        ref={hasFocus ? (input) => input?.focus() : undefined}
        className={fields['input']}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-invalid={isTaken || undefined}
        aria-describedby={`${id}-taken`}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={({ relatedTarget }) => leave(relatedTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave(null);
          if (event.key === 'Escape') setText(name);
          if (event.key === 'Escape') onCancel?.();
        }}
      />
      <p id={`${id}-taken`} role="status" className={styles['error']}>
        {isTaken && `There is an entry “${wanted}” already.`}
      </p>
    </div>
  );
}

interface AddEntryProps {
  path: JsonPath;
  schema: Schema;
}

/** Adds an entry to a dictionary: asks for its name first, and then moves the focus to its value. */
export function AddEntry({ path, schema }: AddEntryProps) {
  const part = useContext(EditedPartContext);
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const { additionalProperties, entryTitles = ['Name'] } = schema;
  if (!part) return null;
  const dictionary = (innerValue(part.value, path) ?? {}) as Dictionary;

  function add(name: string) {
    const value = emptyItem(typeof additionalProperties === 'object' ? additionalProperties : undefined);
    const to = [...path, name];
    const withEntry = (before: unknown) => ({ ...(before as Dictionary | undefined), [name]: value });
    part?.onChange(changedAt(part.value, path, withEntry) as Dictionary, idOf(to));
    setAsking(false);
    const setFresh = () => part?.setFresh(idOf(to));
    setFresh();
    requestAnimationFrame(() => void focusField(to).then(setFresh));
  }
  function cancel() {
    setAsking(false);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.querySelector('button')?.focus();
    });
  }
  return (
    <div ref={button}>
      {isAsking ? (
        <KeyInput
          label={entryTitles[0] ?? ''}
          name=""
          hasFocus
          taken={Object.keys(dictionary)}
          onName={add}
          onCancel={cancel}
        />
      ) : (
        <Button onClick={() => setAsking(true)}>Add an entry</Button>
      )}
    </div>
  );
}

interface EntryProps {
  id: string;
  schema: Schema;
  onRemove: () => void;
  /** The field of the value. */
  children: ReactNode;
}

/**
 * An object; a table has a grid, and a point of a picture also has the picture, to press on. RJSF remembers the names
 * in a dictionary, and would not show one that an undo brings back.
 */
export function ObjectOrDictionary(props: ObjectProps) {
  if (isTable(props.schema as Schema)) return <TableField {...props} />;
  const { additionalProperties } = props.schema;
  const names = typeof additionalProperties === 'object' && Object.keys(props.formData ?? {}).join('\n');
  const field = <ObjectField key={names || undefined} {...props} />;
  if (!isPoint(props.schema as Schema)) return field;
  return (
    <>
      {field}
      <PointOnPicture {...props} />
    </>
  );
}

/** An entry of a dictionary, whose name can change. It keeps its position. */
export function DictionaryEntry({ id, schema, onRemove, children }: EntryProps) {
  const part = useContext(EditedPartContext);
  const path = part && pathOfField(part.value, id);
  const around = path?.slice(0, -1) ?? [];
  const name = String(path?.at(-1) ?? '');
  const dictionary = (innerValue(part?.value, around) ?? {}) as Dictionary;

  function rename(to: string, next: Element | null) {
    const renamed = (before: unknown) =>
      Object.fromEntries(
        Object.entries(before as Dictionary).map(([key, value]) => [key === name ? to : key, value]),
      );
    part?.onChange(changedAt(part.value, around, renamed) as Dictionary, id);
    // The fields of the entry render again under its new name.
    const after = idOf([...around, to]);
    const focused = next?.id.startsWith(id) ? after + next.id.slice(id.length) : (next?.id ?? '');
    requestAnimationFrame(() =>
      (document.getElementById(focused) ?? document.getElementById(after))?.focus(),
    );
  }
  return (
    <fieldset className={styles['entry']} aria-label={name}>
      <div className={styles['entryName']}>
        <KeyInput
          key={name}
          label={schema.entryTitles?.[0] ?? 'Name'}
          name={name}
          taken={Object.keys(dictionary)}
          onName={rename}
        />
        <IconButton icon="remove" label={`Remove ${name}`} onPress={onRemove} />
      </div>
      {children}
    </fieldset>
  );
}
