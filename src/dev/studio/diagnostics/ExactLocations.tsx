import styles from './Diagnostics.module.css';
import { useExactLocations } from './exact-locations.ts';

/** Lets developers see files and lines instead of the words of the forms. */
export function ExactLocations() {
  const [isExact, setExact] = useExactLocations();
  return (
    <label className={styles['exact']}>
      <input type="checkbox" checked={isExact} onChange={(event) => setExact(event.currentTarget.checked)} />
      Show files and lines
    </label>
  );
}
