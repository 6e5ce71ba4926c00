import { matchesFilter } from '../shared/matches-filter.ts';
import { CaptionedTable } from './CaptionedTable.tsx';
import { GallerySection } from './GallerySection.tsx';
import type { GalleryForm } from './protocol.ts';

function Form({ form, filter }: { form: GalleryForm; filter: string }) {
  const messages = form.messages.filter(({ field, label, rule, text }) =>
    matchesFilter(filter, form.id, field, label, rule, text),
  );
  const texts = form.texts.filter(({ path, text }) => matchesFilter(filter, form.id, path, text));
  if (messages.length + texts.length === 0) return null;
  return (
    <GallerySection id={`form-${form.id}`} title={form.id}>
      {messages.length > 0 && (
        <CaptionedTable
          caption={`Error messages of ${form.id}`}
          heads={['Field', 'Rule', 'Limit', 'Message']}
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
        </CaptionedTable>
      )}
      {texts.length > 0 && (
        <CaptionedTable caption={`Other texts of ${form.id}`} heads={['Property', 'Text', 'When']}>
          {texts.map(({ path, text, description }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
              </th>
              <td>{text}</td>
              <td>{description}</td>
            </tr>
          ))}
        </CaptionedTable>
      )}
    </GallerySection>
  );
}

/** Lists the texts of the forms that appear only after an event, such as error messages. */
export function Forms({ forms, filter }: { forms: GalleryForm[]; filter: string }) {
  return forms.map((form) => <Form key={form.id} form={form} filter={filter} />);
}
