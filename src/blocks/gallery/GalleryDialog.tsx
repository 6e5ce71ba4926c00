import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Block } from '@json-site/model/content-types';
import { classes } from '@json-site/ui/classes';
import { usePage, useSite } from '@json-site/ui/context';
import hidden from '@json-site/ui/hidden.module.css';
import { MediaPicture } from '@json-site/ui/MediaPicture';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Sign } from '@json-site/ui/Sign';
import styles from './GalleryDialog.module.css';
import { useSwipe } from './use-swipe.ts';

export interface GalleryDialogProps {
  /** The name of the gallery. Default: the title of the page. */
  label: string | undefined;
  pictures: Block<'gallery'>['pictures'];
  /** The index of the picture that is shown first. */
  first: number;
  /** The address of a file of a picture that has loaded; it is shown until the larger one has. */
  previewOf: (index: number) => string | undefined;
  /** Receives the index of the picture that was shown last. */
  onClose: (index: number) => void;
}

/** A picture in the whole window: arrow keys, Home, End, buttons and a swipe show the others. */
export function GalleryDialog({ label, pictures, first, previewOf, onClose }: GalleryDialogProps) {
  const { labels } = useSite();
  const { title } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(first);
  const total = pictures.length;
  const step = (by: number) => setIndex((now) => (now + by + total) % total);
  /** The picture at a side: in a script from right to left, the next one is at the left. */
  const stepTo = (side: 'left' | 'right') => {
    const isForward = side === (dialog.current?.matches(':dir(rtl)') ? 'left' : 'right');
    step(isForward ? 1 : -1);
  };
  const swipe = useSwipe((direction) => stepTo(direction === 'left' ? 'right' : 'left'));

  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const actions: Record<string, () => void> = {
      ArrowLeft: () => stepTo('left'),
      ArrowRight: () => stepTo('right'),
      Home: () => setIndex(0),
      End: () => setIndex(total - 1),
    };
    const action = actions[event.key];
    if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    action();
  }

  const shown = pictures[index];
  if (!shown) return null;
  const { src, alt, caption } = shown;
  const preview = previewOf(index);
  const position = labels.galleryPosition
    ?.replace('{number}', () => String(index + 1))
    .replace('{total}', () => String(total));
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      data-scheme="dark"
      aria-label={label ?? title}
      onKeyDown={onKeyDown}
      onClose={() => onClose(index)}
    >
      <div className={styles['bar']}>
        <p role="status" tabIndex={-1} className={styles['position']}>
          {position}
          <span className={hidden['hidden']}>: {alt}</span>
        </p>
        <form method="dialog">
          <button type="submit" className={styles['button']} aria-label={labels.close}>
            <Sign name="x" />
          </button>
        </form>
      </div>
      <figure className={styles['figure']} {...swipe}>
        <div
          key={index}
          className={styles['frame']}
          style={preview ? { backgroundImage: `url("${encodeURI(decodeURI(preview))}")` } : undefined}
        >
          <MediaPicture media={{ ...src, sizes: '100vw', isFirst: true }} alt={alt} />
        </div>
        {caption && (
          <figcaption className={styles['caption']}>
            <Paragraph text={caption} />
          </figcaption>
        )}
      </figure>
      {total > 1 && (
        <>
          <button
            type="button"
            className={classes(styles['button'], styles['previous'])}
            aria-label={labels.previousPicture}
            onClick={() => step(-1)}
          >
            <Sign name="arrow-right" />
          </button>
          <button
            type="button"
            className={classes(styles['button'], styles['next'])}
            aria-label={labels.nextPicture}
            onClick={() => step(1)}
          >
            <Sign name="arrow-right" />
          </button>
        </>
      )}
    </dialog>
  );
}
