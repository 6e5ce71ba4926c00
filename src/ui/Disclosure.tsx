import { type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import type { Icon, Inline } from '../compiler/model.ts';
import { classes } from './classes.ts';
import styles from './Disclosure.module.css';
import { Glyph } from './Glyph.tsx';
import { InlineText } from './InlineText.tsx';
import marks from './marks.module.css';

interface DisclosureProps {
  /** Of all disclosures of one name, at most one is open. */
  name: string;
  /** Whether it is open at first. */
  open?: boolean | undefined;
  title: string;
  headingLevel: 2 | 3 | 4;
  icon?: Icon | undefined;
  /** One sentence under the title. */
  text?: Inline | undefined;
  children: ReactNode;
}

/** Closes the others of the group where the browser does not: `name` is younger than `details`. */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>) {
  if ('name' in HTMLDetailsElement.prototype || !opened.open) return;
  for (const other of document.getElementsByName(opened.getAttribute('name') ?? '')) {
    if (other !== opened) other.removeAttribute('open');
  }
}

/**
 * A heading that opens and closes what is below it, with no script needed. The heading stands inside the
 * summary: HTML allows it, screen readers that keep it let a visitor jump from one to the next, and the
 * others read a button of the same name.
 */
export function Disclosure({ name, open, title, headingLevel, icon, text, children }: DisclosureProps) {
  const head = useRef<HTMLElement>(null);
  useEffect(() => keepInView(head.current), []);
  const Heading = `h${headingLevel}` as const;
  return (
    <details
      className={styles['item']}
      name={name}
      open={open}
      onToggle={closeOthers}
      // A visitor may be quicker than the script.
      suppressHydrationWarning
    >
      <summary ref={head} className={styles['summary']}>
        {icon && <Glyph icon={icon} className={styles['icon']} />}
        <Heading className={styles['title']}>{title}</Heading>
        {text && (
          <span className={styles['text']}>
            <InlineText text={text} />
          </span>
        )}
        <span className={classes(marks['chevron'], styles['chevron'])} />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}

/**
 * A long neighbour above that closes pulls the opened heading up, perhaps out of sight. Brings it back once
 * everything has stopped moving. Only after a click: opening by script or by a search must not scroll.
 */
function keepInView(head: HTMLElement | null) {
  const details = head?.parentElement;
  if (!head || !(details instanceof HTMLDetailsElement)) return;
  const settle = async () => {
    const moving = details.parentElement?.getAnimations?.({ subtree: true }) ?? [];
    await Promise.allSettled(moving.map((animation) => animation.finished));
    if (details.open) head.scrollIntoView({ block: 'nearest' });
  };
  const watch = () => details.addEventListener('toggle', settle, { once: true });
  head.addEventListener('click', watch);
  return () => head.removeEventListener('click', watch);
}
