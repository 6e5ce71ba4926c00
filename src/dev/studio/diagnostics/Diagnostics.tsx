import type { RefObject } from 'react';
import { formatPath } from '../../../compiler/source/locations.ts';
import type { Diagnostic } from '../../../compiler/types.ts';
import styles from './Diagnostics.module.css';
import { targetPath } from './diagnostic-locations.ts';

interface ProblemsProps {
  problems: Diagnostic[];
  file: string;
  /** Takes the focus when something could not be saved. */
  heading: RefObject<HTMLHeadingElement | null>;
  onFollow: (problem: Diagnostic) => void;
}

function count(amount: number, noun: string): string {
  return amount === 0 ? '' : `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

/** Where a problem is in its file, for the editor that the development server opens. */
function editorUrl({ file, line, column }: Diagnostic): string {
  return `/__open-in-editor?file=${encodeURIComponent(`${file}:${line}:${column}`)}`;
}

/** Everything that the check says about the page as it would be saved, in its own words. */
export function Diagnostics({ problems, file, heading, onFollow }: ProblemsProps) {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const words = [count(errors, 'error'), count(problems.length - errors, 'warning')].filter(Boolean);
  return (
    <section className={styles['problems']} aria-labelledby="studio-problems">
      <h2 id="studio-problems" ref={heading} tabIndex={-1} className={styles['heading']}>
        {words.length === 0 ? 'The check has nothing to say' : `The check has found ${words.join(' and ')}`}
      </h2>
      <ul className={styles['list']}>
        {problems.map((problem) => {
          const { severity, message, hint, code, line } = problem;
          return (
            <li key={`${problem.file} ${line} ${code} ${message}`} data-severity={severity}>
              <p className={styles['message']}>{message}</p>
              {hint && <p className={styles['hint']}>{hint}</p>}
              <p className={styles['place']}>
                {problem.file === file ? (
                  <button type="button" onClick={() => onFollow(problem)}>
                    Go to {formatPath(targetPath(problem)) || 'the page'}
                  </button>
                ) : (
                  <a href={editorUrl(problem)} onClick={openInEditor}>
                    {problem.file}:{line}
                  </a>
                )}
                <span> {code}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The server opens the editor; the page stays. */
function openInEditor(event: React.MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  void fetch(event.currentTarget.href);
}
