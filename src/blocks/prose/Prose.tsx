import type { ProseBlock } from '../../generated/content-types.ts';
import { Actions } from '../../ui/links/Actions.tsx';
import { Points } from '../../ui/lists/Points.tsx';
import { Paragraphs } from '../../ui/Paragraph.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './Prose.module.css';

/** Running text with a heading. */
export function Prose({ heading, paragraphs, points, actions }: ProseBlock) {
  return (
    <Section heading={heading} layout="beside">
      <div className={styles['prose']}>
        <Paragraphs texts={paragraphs} />
        {points && <Points items={points} layout="plain" />}
        {actions && <Actions actions={actions} />}
      </div>
    </Section>
  );
}
