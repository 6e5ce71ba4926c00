import styles from './Publish.module.css';

/** A message whose first line is for editors; the others are for a developer. */
export function PublishMessage({ text }: { text: string }) {
  const [first = '', ...details] = text.split('\n');
  return (
    <div className={styles['failure']} role="alert">
      <p>{first}</p>
      {details.length > 0 && (
        <details>
          <summary>For a developer</summary>
          <pre>{details.join('\n')}</pre>
        </details>
      )}
    </div>
  );
}
