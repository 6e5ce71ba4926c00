import { CaptionedTable } from '../../shared/CaptionedTable.tsx';
import type { FormRuleList } from '../protocol.ts';
import { useLoaded } from '../use-loaded.ts';
import styles from './form.module.css';

const HEADS = ['Field', 'Kind', 'Required', 'Limits', 'Column'];

/** Shows what a form accepts and where it is stored, beside the texts of the form. Developers edit both in code. */
export function FormRuleTable({ file }: { file: string }) {
  const [rules] = useLoaded<FormRuleList | null>('studio/form-rules', { file });
  if (!rules) return null;
  return (
    <details className={styles['rules']}>
      <summary>What this form accepts and stores</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll the table */}
      <section aria-label="What this form accepts and stores" tabIndex={0} className={styles['scroll']}>
        <CaptionedTable
          caption={`Stored in the table ${rules.table}. Developers change this in code.`}
          heads={HEADS}
        >
          {rules.fields.map(({ field, label, kind, required, limits, column }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{kind}</td>
              <td>{required}</td>
              <td>{limits}</td>
              <td>{column}</td>
            </tr>
          ))}
        </CaptionedTable>
      </section>
    </details>
  );
}
