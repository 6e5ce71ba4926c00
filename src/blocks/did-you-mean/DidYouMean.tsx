import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { DidYouMeanBlock, Link } from '../../generated/content-types.ts';
import { useSite } from '../../ui/context.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './DidYouMean.module.css';

/** The page that an unknown address most probably means. Only the browser knows the address. */
export function DidYouMean({ question }: DidYouMeanBlock) {
  const site = useSite();
  const { pathname } = useLocation();
  const [page, setPage] = useState<Link>();

  useEffect(() => {
    let isCurrent = true;
    setPage(undefined);
    // No other page pays for the search.
    import('./similar-page.ts').then(
      ({ similarPage }) => isCurrent && setPage(similarPage(pathname, site)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname, site]);

  return (
    // The status is there from the start, so that a screen reader says what appears in it.
    <div role="status" className={styles['place']}>
      <div hidden={!page}>
        <Section>
          <p className={styles['question']}>
            {question} {page && <TextLink href={page.href}>{page.label}</TextLink>}
          </p>
        </Section>
      </div>
    </div>
  );
}
