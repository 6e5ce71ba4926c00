import type { Action } from '@json-site/model/content-types';
import { classes } from '../classes.ts';
import styles from './Actions.module.css';
import { buttonClass } from './button.ts';
import { TextLink } from './TextLink.tsx';

/** A link that looks like a button. */
export function ActionLink({ action, className }: { action: Action; className?: string }) {
  return (
    <TextLink href={action.href} className={classes(buttonClass(action.style), className)}>
      {action.label}
    </TextLink>
  );
}

/** Buttons in a row, the most important first. On a narrow screen they wrap. */
export function Actions({ actions }: { actions: Action[] }) {
  return (
    <div className={styles['actions']}>
      {actions.map((action) => (
        <ActionLink key={action.label} action={action} />
      ))}
    </div>
  );
}
