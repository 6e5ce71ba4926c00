import styles from '../form.module.css';
import type { FieldsProps } from '../types.ts';
import { Sections } from './Sections.tsx';

/** The fields of an object: those of the form in their sections, those of a group or an item below each other. */
export function Fields(props: FieldsProps) {
  if (props.fieldPathId.path.length === 0) return <Sections {...props} />;
  return <div className={styles['grid']}>{props.properties.map(({ content }) => content)}</div>;
}
