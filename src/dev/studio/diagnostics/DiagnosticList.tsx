import { EditorLink } from '@json-site/dev/shared';
import { useSetting } from '../controls/SettingBox.tsx';
import type { DiagnosticPlace, DocumentEntry, StudioDiagnostic } from '../protocol.ts';
import styles from './Diagnostics.module.css';

interface DiagnosticListProps {
  diagnostics: readonly StudioDiagnostic[];
  /** The file that is open in the studio. Only its diagnostics get a button that fixes them. */
  file?: string;
  /** The documents that can be opened. Default: each diagnostic gets a button that calls `onFollow`. */
  documents?: readonly DocumentEntry[];
  onFollow?: (place: DiagnosticPlace) => void;
  /** Applies the fix of a diagnostic to the document that is open. */
  onFix?: (diagnostic: StudioDiagnostic) => void;
}

/**
 * Lists diagnostics in the words of the forms, each with a way to its field. Developers can switch to exact locations.
 */
export function DiagnosticList({ diagnostics, file, documents, onFollow, onFix }: DiagnosticListProps) {
  const [isExact] = useSetting('exact-locations');
  return (
    <ul className={styles['list']}>
      {diagnostics.map((diagnostic) => {
        const { severity, code, line, words } = diagnostic;
        const { message, hint } = (!isExact && words) || diagnostic;
        const isOpen = file === undefined || diagnostic.file === file;
        const document = documents?.find((one) => one.file === diagnostic.file);
        const canFollow = onFollow && (!documents || document);
        const where = [!isOpen && document?.title, words?.where ?? 'the field'].filter(Boolean).join(' › ');
        const { elsewhere } = words ?? {};
        const other = documents?.find((one) => one.file === elsewhere?.file);
        const canFix = onFix && isOpen && diagnostic.fix && !diagnostic.fix.file;
        return (
          <li key={`${diagnostic.file} ${line} ${code} ${diagnostic.message}`} data-severity={severity}>
            <p className={styles['message']}>{message}</p>
            {hint && <p className={styles['hint']}>{hint}</p>}
            <p className={styles['location']}>
              {canFollow && (
                <button type="button" onClick={() => onFollow(diagnostic)}>
                  Go to {where}
                </button>
              )}
              {onFollow && elsewhere && (other || !documents) && (
                <button type="button" onClick={() => onFollow(elsewhere)}>
                  Go to {elsewhere.where}
                </button>
              )}
              {canFix && (
                <button type="button" onClick={() => onFix(diagnostic)}>
                  Fix {words?.where ?? 'it'}
                </button>
              )}
              {!canFollow && !isExact && <span>{words?.where}</span>}
              {(isExact || !words) && (
                <>
                  {' '}
                  <EditorLink location={diagnostic}>
                    {diagnostic.file}:{line}
                  </EditorLink>
                  <span> {code}</span>
                </>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

interface RequestErrorsProps extends Pick<DiagnosticListProps, 'diagnostics'> {
  /** The server's message when it refused the request. */
  refusal: string;
}

/** Why the request of a dialog failed. */
export function RequestErrors({ diagnostics, refusal }: RequestErrorsProps) {
  return (
    <div role="alert">
      {refusal && <p className={styles['refusal']}>{refusal}</p>}
      {diagnostics.length > 0 && <DiagnosticList diagnostics={diagnostics} />}
    </div>
  );
}
