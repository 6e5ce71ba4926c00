import type { MouseEvent, ReactNode } from 'react';
import { parsePath } from '@json-site/values/locations';
import { openField } from '../state/open-field.ts';
import styles from './Files.module.css';
import type { FileUse } from './protocol.ts';

interface UseListProps {
  uses: readonly FileUse[];
  /** Called before the place of a use is opened. */
  onFollow?: () => void;
  /** Shown below a use. */
  children?: (use: FileUse) => ReactNode;
}

/** Lists the places that use a file, each as a link to its field. */
export function UseList({ uses, onFollow, children }: UseListProps) {
  return (
    <ul className={styles['uses']}>
      {uses.map((use) => {
        const { file, path, address, document, where } = use;
        const follow = (event: MouseEvent) => {
          // In another tab the link opens the document.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onFollow?.();
          openField(address, parsePath(path));
        };
        return (
          <li key={`${file} ${path}`}>
            <a href={`/_studio#${address}`} onClick={follow}>
              {document}
              {where && ` › ${where}`}
            </a>
            {children?.(use)}
          </li>
        );
      })}
    </ul>
  );
}
