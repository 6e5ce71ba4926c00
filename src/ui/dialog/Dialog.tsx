import { type ReactNode, useId } from 'react';
import type { Icon } from '../../compiler/model.ts';
import { classes } from '../classes.ts';
import { useSite } from '../context.tsx';
import { Glyph } from '../Glyph.tsx';
import { buttonClass } from '../links/button.ts';
import { TextLink } from '../links/TextLink.tsx';
import marks from '../marks.module.css';
import styles from './Dialog.module.css';
import { useOverlayClose } from './dialog-behaviour.ts';

interface DialogProps {
  /** For the button that opens it: see `opens` in dialogBehaviour.ts. */
  id: string;
  title: string;
  icon?: Icon | undefined;
  children: ReactNode;
}

/**
 * A dialog in the page's own HTML. The browser does the work (focus kept inside and returned, Escape, the
 * page behind inert), so that it also opens and closes before the script has come, or without it.
 */
export function Dialog({ id, title, icon, children }: DialogProps) {
  const { labels } = useSite();
  const titleId = useId();
  const overlay = useOverlayClose();
  return (
    <dialog
      id={id}
      className={styles['dialog']}
      aria-labelledby={titleId}
      closedby="any"
      // The browser adds `open` when a visitor is quicker than the script.
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
            <span className={marks['cross']} />
          </button>
        </form>
      </div>
      <div className={styles['body']}>{children}</div>
      <div className={styles['foot']}>
        <TextLink
          href={labels.contactHref}
          className={buttonClass('primary')}
          onClick={(event) => event.currentTarget.closest('dialog')?.close()}
        >
          {labels.contactAction}
        </TextLink>
        <form method="dialog">
          <button type="submit" className={classes(buttonClass('secondary'), styles['close'])}>
            {labels.close}
          </button>
        </form>
      </div>
    </dialog>
  );
}
