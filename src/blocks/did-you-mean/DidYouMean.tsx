import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Block, Link } from '@json-site/model/content-types';
import { useSite } from '@json-site/ui/context';
import { TextLink } from '@json-site/ui/links/TextLink';
import { Section } from '@json-site/ui/section/Section';
import styles from './DidYouMean.module.css';

/** Suggests a page for an unknown address. Rendered in the browser, because only the browser has the address. */
export function DidYouMean({ question }: Block<'did-you-mean'>) {
  const site = useSite();
  const { pathname } = useLocation();
  const [page, setPage] = useState<Link>();
  // Without {page}, the link is at the end.
  const [before, after] = question.includes('{page}') ? question.split('{page}') : [`${question} `];

  useEffect(() => {
    let isCurrent = true;
    setPage(undefined);
    // A separate chunk, so that other pages do not load the search.
    import('./similar-page.ts').then(
      ({ similarPage }) => isCurrent && setPage(similarPage(pathname, site)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname, site]);

  return (
    // The live region exists from the start, so that screen readers announce the suggestion.
    <div role="status" className={styles['status']}>
      <div hidden={!page}>
        <Section>
          <p className={styles['question']}>
            {before}
            {page && <TextLink href={page.href}>{page.label}</TextLink>}
            {after}
          </p>
        </Section>
      </div>
    </div>
  );
}
