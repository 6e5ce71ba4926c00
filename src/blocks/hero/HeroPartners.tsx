import { useId } from 'react';
import { useSite } from '@json-site/ui/context';
import styles from './HeroPartners.module.css';

/** The logos of partners in a row. */
export function HeroPartners({ heading }: { heading: string }) {
  const headingId = useId();
  return (
    <div className={styles['partners']}>
      <p id={headingId} className={styles['heading']}>
        {heading}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without bullets as a list */}
      <ul className={styles['logos']} role="list" aria-labelledby={headingId}>
        {useSite().partners.map(({ name, image }, index) => (
          <li key={index} className={styles['plate']}>
            <img
              className={styles['logo']}
              src={image.src}
              width={image.width}
              height={image.height}
              alt={name}
              loading="lazy"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
