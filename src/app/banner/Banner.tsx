import { useId } from 'react';
import { useSite } from '@json-site/ui/context';
import { InlineText } from '@json-site/ui/InlineText';
import { ArrowLink } from '@json-site/ui/links/ArrowLink';
import { useToday } from '@json-site/ui/use-today';
import styles from './Banner.module.css';

/**
 * A message above the header of every page, between its dates. A page that is older than its last day hides it after
 * hydration.
 */
export function Banner({ renderedOn }: { renderedOn: string }) {
  const { banner } = useSite();
  const titleId = useId();
  const today = useToday(renderedOn);
  if (!banner) return null;
  const { title, text, link, from, until } = banner;
  if ((from && today < from.iso) || (until && today > until.iso)) return null;
  return (
    <section className={styles['banner']} aria-labelledby={titleId}>
      <div className={styles['row']}>
        <p className={styles['text']}>
          <strong id={titleId}>{title}</strong>
          {text && (
            <>
              {' '}
              <InlineText text={text} />
            </>
          )}
        </p>
        {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
      </div>
    </section>
  );
}
