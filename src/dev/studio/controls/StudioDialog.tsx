import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useCloseOnBack } from '../browser-history.ts';
import { IconButton } from './IconButton.tsx';
import styles from './StudioDialog.module.css';

export interface DialogProps {
  title: string;
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog that is open while it is mounted. Going back in the browser closes it. The browser traps and restores
 * the focus.
 */
export function StudioDialog({ title, isWide = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // A layout effect closes the dialog before React removes it; a removed dialog does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Without this, the button that closes it has the focus.
    element?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    return () => element?.close();
  }, []);
  useCloseOnBack(onClose);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      data-wide={isWide || undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        <IconButton icon="close" label="Close" onPress={onClose} />
      </div>
      {children}
    </dialog>
  );
}
