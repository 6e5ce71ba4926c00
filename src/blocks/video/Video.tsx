import type { VideoBlock } from '../../generated/content-types.ts';
import { useSite } from '../../ui/context.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './Video.module.css';

/** A film with captions. Only these and the poster load before a visitor plays it. */
export function Video({ heading, intro, film, poster, captions, note }: VideoBlock) {
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
