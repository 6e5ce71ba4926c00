import { brandParts } from '@json-site/model/visitor';
import { useSite } from '@json-site/ui/context';
import styles from './Brand.module.css';

/** The logo and the site's name in two tones. */
export function Brand() {
  const { brand } = useSite();
  return (
    <span className={styles['brand']}>
      <img src={brand.logo.src} width={36} height={36} alt="" fetchPriority="low" />
      <span className={styles['name']}>
        {brandParts(brand).map(({ text, isAccent }) =>
          isAccent ? (
            <span key={text} className={styles['second']}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </span>
    </span>
  );
}
