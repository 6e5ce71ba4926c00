import type { Block } from '@json-site/model/content-types';
import folded from '@json-site/ui/folded.module.css';
import { Actions } from '@json-site/ui/links/Actions';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Section } from '@json-site/ui/section/Section';
import styles from './CallToAction.module.css';

/** A heading with buttons for the visitor's next step. */
export function CallToAction({ heading, text, actions }: Block<'call-to-action'>) {
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
