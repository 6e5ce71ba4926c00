import type { PageNumbers } from '@json-site/model/model';
import { TextLink } from '@json-site/ui/links/TextLink';
import styles from './PageNumberLinks.module.css';

/** Links to the other pages of a divided list. */
export function PageNumberLinks({ numbers }: { numbers: PageNumbers | undefined }) {
  if (!numbers) return null;
  const { label, previous, next, pages } = numbers;
  return (
    <nav aria-label={label} className={styles['numbers']}>
      <ul>
        {previous && (
          <li>
            <TextLink href={previous.href} rel="prev">
              {previous.label}
            </TextLink>
          </li>
        )}
        {pages.map((page, index) =>
          page === null ? (
            <li key={`gap ${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page.href}>
              <TextLink
                href={page.href}
                aria-label={page.label}
                aria-current={page.isCurrent && 'page'}
                className={styles['number']}
              >
                {page.text}
              </TextLink>
            </li>
          ),
        )}
        {next && (
          <li>
            <TextLink href={next.href} rel="next">
              {next.label}
            </TextLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
