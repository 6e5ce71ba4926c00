import { type ReactNode, useEffect, useState } from 'react';
import { FoundPages } from './FoundPages.tsx';
import { type LoadedIndex, loadIndex } from './load-index.ts';

/** The parameter of the address that has what the visitor looks for, and the name of the field. */
const PARAMETER = 'q';

/** The way back from a result leads to the same results. */
function writeAddress(query: string): void {
  const address = query ? `?${new URLSearchParams({ [PARAMETER]: query })}` : location.pathname;
  history.replaceState(history.state, '', address);
}

/** Shows nothing while the index is not loaded, and if it cannot be: the page lists all others anyway. */
function PageResults({ form }: { form: HTMLFormElement }) {
  const [index, setIndex] = useState<LoadedIndex>();
  const [query, setQuery] = useState('');

  useEffect(() => {
    const field = form.querySelector('input');
    // What was typed before is newer than the address.
    if (field) field.value ||= new URLSearchParams(location.search).get(PARAMETER) ?? '';
    loadIndex(document.documentElement.lang).then(setIndex, () => undefined);
  }, [form]);

  useEffect(() => {
    const field = form.querySelector('input');
    if (!field || !index) return;
    const listening = new AbortController();
    const { signal } = listening;
    const read = () => setQuery(field.value.trim());
    read();
    field.addEventListener('input', read, { signal });
    field.addEventListener('blur', () => writeAddress(field.value.trim()), { signal });
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        writeAddress(field.value.trim());
      },
      { signal },
    );
    return () => listening.abort();
  }, [form, index]);

  return index && <FoundPages {...index} query={query} />;
}

/**
 * The results of a form with a field `q`, as the visitor types. Until they can be shown, the browser sends the form.
 */
export const resultsOf = (form: HTMLFormElement): ReactNode => <PageResults form={form} />;
