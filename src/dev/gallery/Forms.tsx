import { matchesFilter } from '../shared/matches-filter.ts';
import styles from './Gallery.module.css';
import { PropertyTable } from './PropertyTable.tsx';
import type { GalleryForm } from './protocol.ts';

function Form({ form, wanted }: { form: GalleryForm; wanted: string }) {
  const messages = form.messages.filter(({ field, label, rule, text }) =>
    matchesFilter(wanted, form.id, field, label, rule, text),
  );
  const texts = form.texts.filter(({ path, text }) => matchesFilter(wanted, form.id, path, text));
  if (messages.length + texts.length === 0) return null;
  return (
    <section aria-labelledby={`form-${form.id}`} className={styles['block']}>
      <h2 id={`form-${form.id}`}>{form.id}</h2>
      {messages.length > 0 && (
        <PropertyTable
          caption={`What ${form.id} says when an answer breaks a rule`}
          heads={['Field', 'Rule', 'Limit', 'The visitor reads']}
        >
          {messages.map(({ field, label, rule, limit, text }) => (
            <tr key={`${field} ${rule}`}>
              <th scope="row">
                {label} <code>{field}</code>
              </th>
              <td>
                <code>{rule}</code>
              </td>
              <td>{limit}</td>
              <td>{text}</td>
            </tr>
          ))}
        </PropertyTable>
      )}
      {texts.length > 0 && (
        <PropertyTable
          caption={`What ${form.id} says besides`}
          heads={['Property', 'The visitor reads', 'When']}
        >
          {texts.map(({ path, text, description }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
              </th>
              <td>{text}</td>
              <td>{description}</td>
            </tr>
          ))}
        </PropertyTable>
      )}
    </section>
  );
}

/** Everything that forms say and that nobody sees until something goes wrong. */
export function Forms({ forms, wanted }: { forms: GalleryForm[]; wanted: string }) {
  return forms.map((form) => <Form key={form.id} form={form} wanted={wanted} />);
}
