import styles from '../form.module.css';
import type { FieldsProps } from '../types.ts';
import { fieldOptions } from '../ui-schema.ts';
import { Sections } from './Sections.tsx';

/** The fields of an object: those of the form in their sections, those of a group or an item below each other. */
export function Fields(props: FieldsProps) {
  const isShown = ({ name }: { name: string }) => !fieldOptions(props.uiSchema?.[name]).hidden;
  const properties = props.properties.filter(isShown);
  if (props.fieldPathId.path.length === 0) return <Sections {...props} properties={properties} />;
  return <div className={styles['grid']}>{properties.map(({ content }) => content)}</div>;
}
