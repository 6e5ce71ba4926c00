import { useId } from 'react';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './Contents.module.css';

/** Links to the sections of the document below, in their order and with their numbers. */
export function Contents({
  heading,
  sections,
}: {
  heading: string;
  sections: { id: string; heading: string }[];
}) {
  const headingId = useId();
  return (
    <nav className={styles['contents']} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        {heading}
      </h2>
      <ol className={styles['list']}>
        {sections.map((section) => (
          <li key={section.id}>
            <TextLink href={`#${section.id}`} className={styles['link']}>
              {section.heading}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
