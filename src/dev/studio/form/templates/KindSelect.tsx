import { useContext } from 'react';
import { pathOfField } from '../field-ids.ts';
import styles from '../form.module.css';
import { keysOf } from '../kind-keys.ts';
import { changeList, EditedPartContext, partsAt, textAround } from '../list-of-texts.tsx';
import { kindOfPart, TEXT_KINDS, turnInto } from '../ordered-text.ts';

/** Chooses what a part of a text is: a paragraph, a heading, a list … Nothing for a part that would lose a value. */
export function KindSelect({ id, name }: { id: string; name: string }) {
  const part = useContext(EditedPartContext);
  const path = part && pathOfField(part.value, id);
  const text = part && path && textAround(part, path);
  if (!part || !text || path.length !== text.around.length + 1) return null;
  const { around, alternatives, index } = text;
  const parts = partsAt(part, around);
  const kind = kindOfPart(parts[index]);
  const kinds = TEXT_KINDS.filter((one) => Object.hasOwn(alternatives, one));
  if (!kinds.includes(kind) || !turnInto(parts, index, kind)) return null;
  return (
    <select
      className={styles['kind']}
      aria-label={`Kind of ${name}`}
      value={kind}
      onChange={(event) => {
        const edited = turnInto(parts, index, event.currentTarget.value);
        if (edited) changeList(part, around, id, edited);
      }}
    >
      {kinds.map((one) => (
        <option key={one} value={one} title={keysOf(one)}>
          {alternatives[one]?.title ?? one}
        </option>
      ))}
    </select>
  );
}
