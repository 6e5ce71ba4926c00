import { count } from '@json-site/compiler/words';
import type { PageOnDisk, StudioSite } from './protocol.ts';
import styles from './Studio.module.css';

/** Most pages that are listed by their title. */
const MOST_LISTED = 6;

/** Says which pages show a shared document, before an author changes it. */
export function UsedOn({ usedOn, documents }: Pick<PageOnDisk, 'usedOn'> & Pick<StudioSite, 'documents'>) {
  if (usedOn === null) return null;
  if (usedOn === 'all') return <p className={styles['usedOn']}>Every page shows this.</p>;
  const shown = documents.filter(({ address }) => usedOn.includes(address));
  const titles = shown.slice(0, MOST_LISTED).map(({ title }) => title);
  const more = shown.length - titles.length;
  return (
    <p className={styles['usedOn']}>
      Used on {count(shown.length, 'page')}: {titles.join(', ')}
      {more > 0 && ` and ${more} more`}.
    </p>
  );
}
