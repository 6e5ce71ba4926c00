import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import hidden from '../../ui/hidden.module.css';

const CopyContext = createContext<(text: string, what: string) => void>(() => {});

/** Copies a text; `what` names it in the words that say so. */
export function useCopy(): (text: string, what: string) => void {
  return useContext(CopyContext);
}

/** Lets everything below copy to the clipboard, and says that it has been done. */
export function CopyProvider({
  children,
  className,
}: {
  children: ReactNode;
  className: string | undefined;
}) {
  const [message, setMessage] = useState('');
  const copy = useCallback((text: string, what: string) => {
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (!clipboard) {
      setMessage('This browser copies only on https: or localhost. Select the text and copy it yourself.');
      return;
    }
    clipboard.writeText(text).then(
      () => setMessage(`Copied: ${what}`),
      () => setMessage(`Not copied: the browser did not allow it. Select the text and copy it yourself.`),
    );
  }, []);
  return (
    <CopyContext value={copy}>
      {children}
      <p role="status" className={message ? className : hidden['hidden']}>
        {message}
      </p>
    </CopyContext>
  );
}
