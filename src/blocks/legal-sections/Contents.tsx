import { TextLink } from '@json-site/ui/links/TextLink';
import styles from './Contents.module.css';
import { useCurrentSection } from './use-current-section.ts';

interface ContentsProps {
  /** Target of the links back to the table of contents. */
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
 * A table of contents with numbered links. On a wide screen it is beside the text and marks the current section; on a
 * narrow screen it is a closed list above the text. CSS shows one of the two.
 */
export function Contents({ id, heading, sections }: ContentsProps) {
  const current = useCurrentSection(sections);
  return (
    <nav id={id} className={styles['contents']} aria-label={heading}>
      <div className={styles['wide']}>
        <h2 className={styles['heading']}>{heading}</h2>
        <List sections={sections} current={current} />
      </div>
      {/* The visitor may open it before hydration. */}
      <details className={styles['narrow']} suppressHydrationWarning>
        <summary className={styles['summary']}>{heading}</summary>
        <List sections={sections} current={current} />
      </details>
    </nav>
  );
}
