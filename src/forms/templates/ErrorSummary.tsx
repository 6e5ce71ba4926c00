import { useEffect } from 'react';
import { usePage } from '@json-site/ui/context';
import { goTo } from '@json-site/ui/links/go-to';
import type { SummaryProps } from '../types.ts';
import styles from './ErrorSummary.module.css';

/** Prefixes the document's title while the form has errors. */
function useTitlePrefix(prefix: string): void {
  const { path } = usePage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another title
  useEffect(() => {
    const title = document.title;
    document.title = `${prefix}${title}`;
    return () => {
      if (document.title === `${prefix}${title}`) document.title = title;
    };
  }, [prefix, path]);
}

/** Lists every error with the message that its field shows, and links to the field. */
export function ErrorSummary({ errors, registry }: SummaryProps) {
  const { form, headingLevel } = registry.formContext;
  const Heading = `h${headingLevel}` as const;
  const { idPrefix, idSeparator } = registry.globalFormOptions;
  const headingId = `${form.id}-errors`;
  useTitlePrefix(form.errors.titlePrefix);

  /** Scrolls to the whole field, because a link to the control leaves its label out of view. */
  function showField(event: React.MouseEvent, id: string) {
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
        {errors.map(({ property = '', stack }) => {
          const id = [idPrefix, ...property.split('.').filter(Boolean)].join(idSeparator);
          return (
            <li key={property}>
              <a href={`#${id}`} onClick={(event) => showField(event, id)}>
                {stack}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
