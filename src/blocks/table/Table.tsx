import type { TableBlock } from '../../generated/content-types.ts';
import { InlineText } from '../../ui/InlineText.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './Table.module.css';

/** A table. The compiler has found its columns of numbers. */
export function Table({ heading, intro, table, note }: TableBlock) {
  const { caption, columns, rows } = table;
  const alignment = columns.map(({ isNumeric }) => (isNumeric ? styles['number'] : undefined));
  return (
    <Section heading={heading} intro={intro}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls on a small screen, also by keyboard. */}
      <div className={styles['scroll']} role="group" aria-label={caption} tabIndex={0}>
        <table className={styles['table']}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ label }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                <th key={index} scope="col" className={alignment[index]}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells: [header = '', ...cells] }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do rows
              <tr key={row}>
                <th scope="row">
                  <InlineText text={header} />
                </th>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do cells
                  <td key={index} className={alignment[index + 1]}>
                    <InlineText text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && (
        <p className={styles['note']}>
          <InlineText text={note} />
        </p>
      )}
    </Section>
  );
}
