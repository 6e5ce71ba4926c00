import type { CallToActionBlock } from '../../generated/content-types.ts';
import folded from '../../ui/folded.module.css';
import { Actions } from '../../ui/links/Actions.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './CallToAction.module.css';

/** A heading with buttons for the visitor's next step. */
export function CallToAction({ heading, text, actions }: CallToActionBlock) {
  return (
    <Section>
      <div className={`${folded['folded']} ${styles['panel']}`} data-scheme="dark">
        <div className={styles['words']}>
          <h2>{heading}</h2>
          {text && <Paragraph text={text} className={styles['text']} />}
        </div>
        <Actions actions={actions} />
      </div>
    </Section>
  );
}
