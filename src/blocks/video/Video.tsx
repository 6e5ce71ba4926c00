import type { Block } from '@json-site/model/content-types';
import { useSite } from '@json-site/ui/context';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Section } from '@json-site/ui/section/Section';
import styles from './Video.module.css';

/** A film with captions. Only these and the poster load before a visitor plays it. */
export function Video({ heading, intro, film, poster, captions, note }: Block<'video'>) {
  const { language } = useSite();
  const { src, width, height } = poster;
  return (
    <Section heading={heading} intro={intro}>
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
    </Section>
  );
}
