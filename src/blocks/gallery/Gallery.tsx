import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import type { Block } from '@json-site/model/content-types';
import type { Media } from '@json-site/model/model';
import { InlineText } from '@json-site/ui/InlineText';
import { isForBrowser } from '@json-site/ui/links/is-for-browser';
import { MediaPicture } from '@json-site/ui/MediaPicture';
import { Section } from '@json-site/ui/section/Section';
import styles from './Gallery.module.css';
import type { GalleryDialogProps } from './GalleryDialog.tsx';

/** Loads when a visitor reaches a picture: most visitors of a page open none. */
const loadDialog = () => import('./GalleryDialog.tsx').then(({ GalleryDialog }) => GalleryDialog);

/** An opened picture, and the component that shows it. */
interface Opened {
  Dialog: ComponentType<GalleryDialogProps>;
  index: number;
}

const ratioOf = ({ width, height }: Media) => Number((width / height).toFixed(3));

/** In a row, pictures share the width by their shapes, so that all have the same height. */
function shareOfRow(picture: Media) {
  const ratio = ratioOf(picture);
  return { flexGrow: ratio, flexBasis: `calc(${ratio} * var(--row))` };
}

/** The widths of a picture that is as wide as its shape needs. */
function withOwnSizes(picture: Media): Media {
  if (picture.sizes === undefined) return picture;
  const [phone, others] = [10, 20].map((height) => `${Math.ceil(ratioOf(picture) * height)}rem`);
  return { ...picture, sizes: `(min-width:48rem) ${others},${phone}` };
}

/** Pictures that open in a dialog. Without script, and if its code does not load, each links to its file. */
export function Gallery({ heading, intro, look = 'grid', pictures }: Block<'gallery'>) {
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const linkAt = (index: number) => list.current?.querySelectorAll('a')[index];
  // A failure is shown by the press, which follows.
  const prepare = () => void loadDialog().catch(() => undefined);

  async function open(index: number, link: HTMLAnchorElement) {
    try {
      const Dialog = await loadDialog();
      // Safari does not focus a link on a click, and the dialog gives the focus back to what had it.
      link.focus({ preventScroll: true });
      setOpened({ Dialog, index });
    } catch {
      window.location.assign(link.href);
    }
  }

  function press(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (isForBrowser(event, event.currentTarget)) return;
    event.preventDefault();
    void open(index, event.currentTarget);
  }

  return (
    <Section heading={heading} intro={intro}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without bullets as a list */}
      <ul ref={list} className={styles[look]} role="list" onPointerEnter={prepare} onFocus={prepare}>
        {pictures.map(({ src, alt, caption, focus }, index) => (
          <li key={index} style={look === 'rows' ? shareOfRow(src) : undefined}>
            <figure className={styles['figure']}>
              <a href={src.src} className={styles['link']} onClick={(event) => press(event, index)}>
                <MediaPicture
                  media={look === 'grid' ? src : withOwnSizes(src)}
                  alt={alt}
                  focus={focus}
                  className={styles['picture']}
                />
              </a>
              {caption && (
                <figcaption className={styles['caption']}>
                  <InlineText text={caption} />
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {opened && (
        <opened.Dialog
          label={heading}
          pictures={pictures}
          first={opened.index}
          previewOf={(index) => linkAt(index)?.querySelector('img')?.currentSrc}
          onClose={(index) => {
            setOpened(undefined);
            linkAt(index)?.focus();
          }}
        />
      )}
    </Section>
  );
}
