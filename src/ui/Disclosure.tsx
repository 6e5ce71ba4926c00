import { type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import type { Icon, Inline } from '@json-site/model/model';
import styles from './Disclosure.module.css';
import { Glyph } from './Glyph.tsx';
import { InlineText } from './InlineText.tsx';
import { Sign } from './Sign.tsx';

interface DisclosureProps {
  /** At most one of the disclosures with the same name is open. */
  name: string;
  /** Whether it is initially open. */
  open?: boolean | undefined;
  title: string;
  headingLevel: 2 | 3 | 4;
  icon?: Icon | undefined;
  /** One sentence under the title. */
  text?: Inline | undefined;
  children: ReactNode;
}

/** Closes the others of the group in browsers that support `<details>` but not its `name`. */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>) {
  if ('name' in HTMLDetailsElement.prototype || !opened.open) return;
  for (const other of document.getElementsByName(opened.getAttribute('name') ?? '')) {
    if (other !== opened) other.removeAttribute('open');
  }
}

/**
 * A heading that shows and hides its content, without script. The heading is inside the summary, which HTML allows.
 * Some screen readers then list it as a heading; the others announce a button with the same name.
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
      // The visitor may open it before hydration.
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
        <Sign name="chevron-down" className={styles['chevron']} />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}

/**
 * When a long disclosure above closes, the opened heading moves up, perhaps out of the viewport. Scrolls it back after
 * all animations. Only after a click: opening by script or by the browser's search must not scroll.
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
