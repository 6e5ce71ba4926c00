import { type ReactNode, type Ref, useId } from 'react';
import type { Icon } from '@json-site/model/model';
import { classes } from '../classes.ts';
import { useSite } from '../context.tsx';
import { Glyph } from '../Glyph.tsx';
import { buttonClass } from '../links/button.ts';
import { TextLink } from '../links/TextLink.tsx';
import { Sign } from '../Sign.tsx';
import styles from './Dialog.module.css';
import { useOverlayClose } from './dialog-behaviour.ts';

interface DialogProps {
  /** For the button that opens it: see `opens` in dialog-behaviour.ts. */
  id?: string | undefined;
  ref?: Ref<HTMLDialogElement> | undefined;
  title: string;
  icon?: Icon | undefined;
  children: ReactNode;
}

/**
 * A modal dialog. The browser contains and returns the focus, handles Escape and makes the page
 * inert, so that a dialog in the HTML opens and closes without script too.
 */
export function Dialog({ id, ref, title, icon, children }: DialogProps) {
  const { labels } = useSite();
  const titleId = useId();
  const overlay = useOverlayClose();
  return (
    <dialog
      id={id}
      ref={ref}
      className={styles['dialog']}
      aria-labelledby={titleId}
      closedby="any"
      // The browser adds `open` when the visitor opens the dialog before hydration.
      suppressHydrationWarning
      {...overlay}
    >
      <div className={styles['head']}>
        <h2 id={titleId} className={styles['title']} tabIndex={-1}>
          {title}
        </h2>
        {icon && <Glyph icon={icon} className={styles['icon']} />}
        <form method="dialog" className={styles['corner']}>
          <button type="submit" className={styles['cross']} aria-label={labels.close}>
            <Sign name="x" />
          </button>
        </form>
      </div>
      <div className={styles['body']}>{children}</div>
      <div className={styles['foot']}>
        {labels.contactAction && labels.contactHref && (
          <TextLink
            href={labels.contactHref}
            className={buttonClass('primary')}
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            {labels.contactAction}
          </TextLink>
        )}
        <form method="dialog">
          <button type="submit" className={classes(buttonClass('secondary'), styles['close'])}>
            {labels.close}
          </button>
        </form>
      </div>
    </dialog>
  );
}
