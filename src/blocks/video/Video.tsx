import type { Block } from '@json-site/model/content-types';
import { useSite } from '@json-site/ui/context';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Beside } from '../media-and-text/Beside.tsx';
import styles from './Video.module.css';

/** A film with captions. Only these and the poster load before a visitor plays it. */
export function Video({ heading, intro, side, film, poster, captions, note }: Block<'video'>) {
  const { language } = useSite();
  const { src, width, height } = poster;
  return (
    <Beside heading={heading} intro={intro} side={side}>
      <video
        className={styles['film']}
        src={film.src}
        poster={src}
        width={width}
        height={height}
        aria-label={heading}
        controls
        playsInline
        preload="none"
      >
        <track kind="captions" src={captions.src} srcLang={language} label={language} default />
      </video>
      {note && <Paragraph text={note} className={styles['note']} />}
    </Beside>
  );
}
