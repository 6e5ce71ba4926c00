import { openAddress } from './browser-history.ts';
import { Button } from './controls/Button.tsx';
import type { DocumentEntry, StudioSite } from './protocol.ts';
import styles from './Studio.module.css';

/** Opens a document in another language. What its translation does not say is shown as in the main language. */
export function Languages({ documents, entry }: Pick<StudioSite, 'documents'> & { entry: DocumentEntry }) {
  if (entry.language === undefined) return null;
  const original = entry.translates ?? entry.file;
  const versions = documents.filter(({ file, translates }) => (translates ?? file) === original);
  return (
    <nav className={styles['languages']} aria-label="Languages of this document">
      {versions.map(({ file, address, language, isMissing }) => (
        <Button
          key={file}
          look="quiet"
          aria-current={file === entry.file || undefined}
          onClick={() => openAddress(address)}
        >
          {language}
          {isMissing && ' (not translated)'}
        </Button>
      ))}
    </nav>
  );
}
