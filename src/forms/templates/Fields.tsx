import styles from '../form.module.css';
import { NoScript } from '../plain/NoScript.tsx';
import type { FieldsProps } from '../types.ts';
import { fieldOptions } from '../ui-schema.ts';
import { awayIn } from './away.ts';
import { Sections } from './Sections.tsx';

/** The fields of an object: those of the form in their sections, those of a group or an item below each other. */
export function Fields(props: FieldsProps) {
  const isShown = ({ name }: { name: string }) => !fieldOptions(props.uiSchema?.[name]).hidden;
  const properties = props.properties.filter(isShown);
  if (props.fieldPathId.path.length === 0) return <Sections {...props} properties={properties} />;
  const away = awayIn(props);
  return (
    <div className={styles['grid']}>
      {properties.map(({ name, content }) =>
        away.has(name) ? <NoScript key={name}>{content}</NoScript> : content,
      )}
    </div>
  );
}
