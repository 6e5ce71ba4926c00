import { hasOwnLogo } from 'virtual:theme';
import { brandParts } from '@json-site/model/visitor';
import { useSite } from '@json-site/ui/context';
import styles from './Brand.module.css';

/** The logo and the site's name in two tones. */
export function Brand() {
  const { brand } = useSite();
  const { logo } = brand;
  return (
    <span className={styles['brand']}>
      <img
        src={logo.src}
        width={hasOwnLogo ? logo.width : 36}
        height={hasOwnLogo ? logo.height : 36}
        alt=""
        fetchPriority="low"
      />
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
