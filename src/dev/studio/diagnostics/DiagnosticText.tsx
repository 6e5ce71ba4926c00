import type { Diagnostic } from '../../../compiler/types.ts';
import styles from './Diagnostics.module.css';

interface ProblemWordsProps {
  problems: Diagnostic[];
  /** Why the server would not even try. */
  refusal: string;
}

/** Why something was not done, in a dialog that asked for it. */
export function DiagnosticText({ problems, refusal }: ProblemWordsProps) {
  return (
    <div role="alert">
      {refusal && <p className={styles['refusal']}>{refusal}</p>}
      {problems.length > 0 && (
        <ul className={styles['list']}>
          {problems.map((problem) => (
            <li key={`${problem.file} ${problem.path} ${problem.message}`} data-severity={problem.severity}>
              <p className={styles['message']}>{problem.message}</p>
              {problem.hint && <p className={styles['hint']}>{problem.hint}</p>}
              <p className={styles['place']}>
                {problem.file}:{problem.line}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
