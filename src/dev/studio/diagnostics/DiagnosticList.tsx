import { formatPath } from '../../../compiler/source/locations.ts';
import type { Diagnostic } from '../../../compiler/types.ts';
import { editorUrl, openOnClick } from '../../shared/open-in-editor.ts';
import { useAnnounce } from '../controls/announce.tsx';
import styles from './Diagnostics.module.css';
import { targetPath } from './diagnostic-paths.ts';

interface DiagnosticListProps {
  diagnostics: readonly Diagnostic[];
  /** The file that is open in the studio. Its diagnostics get a button that calls `onFollow`. */
  file?: string;
  onFollow?: (diagnostic: Diagnostic) => void;
}

/** Lists diagnostics, each with a way to its location: the field of the form, or the line in the author's editor. */
export function DiagnosticList({ diagnostics, file, onFollow }: DiagnosticListProps) {
  const announce = useAnnounce();
  return (
    <ul className={styles['list']}>
      {diagnostics.map((diagnostic) => {
        const { severity, message, hint, code, line } = diagnostic;
        return (
          <li key={`${diagnostic.file} ${line} ${code} ${message}`} data-severity={severity}>
            <p className={styles['message']}>{message}</p>
            {hint && <p className={styles['hint']}>{hint}</p>}
            <p className={styles['location']}>
              {onFollow && diagnostic.file === file ? (
                <button type="button" onClick={() => onFollow(diagnostic)}>
                  Go to {formatPath(targetPath(diagnostic)) || 'the page'}
                </button>
              ) : (
                <a href={editorUrl(diagnostic)} onClick={openOnClick(diagnostic, announce)}>
                  {diagnostic.file}:{line}
                </a>
              )}
              <span> {code}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
