import { TextLink } from '../../ui/links/TextLink.tsx';
import styles from './Contents.module.css';
import { useSectionRead } from './use-section-read.ts';

interface ContentsProps {
  /** Where links back to the contents lead. */
  id: string;
  heading: string;
  sections: { id: string; heading: string }[];
}

function List({ sections, current }: Pick<ContentsProps, 'sections'> & { current: string | undefined }) {
  return (
    <ol className={styles['list']}>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <TextLink
            href={`#${id}`}
            className={styles['link']}
            aria-current={id === current ? 'location' : undefined}
          >
            {heading}
          </TextLink>
        </li>
      ))}
    </ol>
  );
}

/**
 * Links to the sections of a document, in their order and with their numbers: beside the text on a wide screen, where
 * the section being read is marked; closed above the text on a narrow one. A screen shows one of the two.
 */
export function Contents({ id, heading, sections }: ContentsProps) {
  const current = useSectionRead(sections);
  return (
    <nav id={id} className={styles['contents']} aria-label={heading}>
      <div className={styles['wide']}>
        <h2 className={styles['heading']}>{heading}</h2>
        <List sections={sections} current={current} />
      </div>
      {/* A visitor may be quicker than the script. */}
      <details className={styles['narrow']} suppressHydrationWarning>
        <summary className={styles['summary']}>{heading}</summary>
        <List sections={sections} current={current} />
      </details>
    </nav>
  );
}
