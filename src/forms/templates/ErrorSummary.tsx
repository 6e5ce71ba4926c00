import { useEffect } from 'react';
import { usePage } from '../../ui/context.tsx';
import { goTo } from '../../ui/links/go-to.ts';
import styles from '../form.module.css';
import type { SummaryProps } from '../types.ts';

/** A page with mistakes says so where the browser shows its name, too. */
function useTitlePrefix(prefix: string): void {
  const { path } = usePage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another title to mark
  useEffect(() => {
    const plain = document.title;
    document.title = `${prefix}${plain}`;
    return () => {
      if (document.title === `${prefix}${plain}`) document.title = plain;
    };
  }, [prefix, path]);
}

/** Every mistake in the words that stand at its field, each with a link to it. */
export function ErrorSummary({ errors, registry }: SummaryProps) {
  const { form, headingLevel } = registry.formContext;
  const Heading = `h${headingLevel}` as const;
  const { idPrefix, idSeparator } = registry.globalFormOptions;
  const headingId = `${form.id}-errors`;
  useTitlePrefix(form.errors.titlePrefix);

  /** A link to a control shows the control; the visitor wants its label above it as well. */
  function follow(event: React.MouseEvent, id: string) {
    const control = document.getElementById(id);
    if (!control) return;
    event.preventDefault();
    goTo(control.closest<HTMLElement>('[data-field]') ?? control, control);
  }

  return (
    <div
      className={styles['summary']}
      role="alert"
      aria-labelledby={headingId}
      tabIndex={-1}
      data-error-summary
    >
      <Heading className={styles['summaryHeading']} id={headingId}>
        {form.errors.heading}
      </Heading>
      <ul>
        {errors.map(({ property = '', message }) => {
          const id = `${idPrefix}${idSeparator}${property.slice(1)}`;
          return (
            <li key={property}>
              <a href={`#${id}`} onClick={(event) => follow(event, id)}>
                {message}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
