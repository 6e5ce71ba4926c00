import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Block } from '@json-site/model/content-types';
import { usePage, useSite } from '@json-site/ui/context';
import { buttonClass } from '@json-site/ui/links/button';
import { Section } from '@json-site/ui/section/Section';
import styles from './Search.module.css';

/**
 * A field that looks for pages. Its form leads to the page that lists all others, as the search of the header does. On
 * that page, code that loads with the first use shows results as the visitor types.
 */
export function Search({ heading, intro, label }: Block<'search'>) {
  const { search } = useSite().header;
  const { path } = usePage();
  const [results, setResults] = useState<ReactNode>();
  const form = useRef<HTMLFormElement>(null);

  function load(): void {
    const { current } = form;
    // Without the code, the browser sends the form, and the page that lists all others is the answer.
    if (current && search?.href === path)
      import('@json-site/search/results').then(
        ({ resultsOf }) => setResults(resultsOf(current)),
        () => undefined,
      );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address of a page that is shown stays the same
  useEffect(() => {
    if (location.search) load();
  }, []);

  return (
    <Section heading={heading} intro={intro}>
      <search>
        <form ref={form} action={search?.href} className={styles['form']} onFocus={load}>
          <label>
            <span>{label}</span>
            <input name="q" type="search" autoComplete="off" required />
          </label>
          <button type="submit" className={buttonClass()}>
            {search?.label}
          </button>
        </form>
      </search>
      {results}
    </Section>
  );
}
