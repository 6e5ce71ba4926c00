import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import hidden from '../../ui/hidden.module.css';
import styles from './Gallery.module.css';

const CopyContext = createContext<(text: string, name: string) => void>(() => {});

/** Returns a function that copies a text to the clipboard; `name` describes the text in the confirmation. */
export function useCopy(): (text: string, name: string) => void {
  return useContext(CopyContext);
}

/** Provides `useCopy` and shows a confirmation or an error after each copy. */
export function CopyProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState('');
  const copy = useCallback((text: string, name: string) => {
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (!clipboard) {
      setMessage('Not copied: browsers allow it only on https: or localhost. Select the text instead.');
      return;
    }
    clipboard.writeText(text).then(
      () => setMessage(`Copied: ${name}`),
      () => setMessage('Not copied: the browser did not allow it. Select the text instead.'),
    );
  }, []);
  return (
    <CopyContext value={copy}>
      {children}
      <p role="status" className={message ? styles['status'] : hidden['hidden']}>
        {message}
      </p>
    </CopyContext>
  );
}
