import styles from './Tags.module.css';

/** Short names, for example of tools. `label` names the list for screen readers. */
export function Tags({ items, label }: { items: string[]; label?: string | undefined }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without bullets as a list
    <ul className={styles['tags']} role="list" aria-label={label}>
      {items.map((item, index) => (
        <li key={index} className={styles['tag']}>
          {item}
        </li>
      ))}
    </ul>
  );
}
