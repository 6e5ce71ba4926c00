import type { Block } from '@json-site/model/content-types';
import { Actions } from '@json-site/ui/links/Actions';
import { Points } from '@json-site/ui/lists/Points';
import { Paragraphs } from '@json-site/ui/Paragraph';
import { Section } from '@json-site/ui/section/Section';
import styles from './Prose.module.css';

/** Running text with a heading. */
export function Prose({ heading, paragraphs, points, actions }: Block<'prose'>) {
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
