import { useSite } from '../ui/context.tsx';
import styles from './Brand.module.css';

/** The logo and the site's name in two colours. */
export function Brand() {
  const { brand } = useSite();
  const [first, second] = brand.nameParts;
  return (
    <span className={styles['brand']}>
      <img src={brand.logo.src} width={36} height={36} alt="" fetchPriority="low" />
      <span className={styles['name']}>
        {first}
        <span className={styles['second']}>{second}</span>
      </span>
    </span>
  );
}
