import type { CallToActionBlock } from '../../generated/content-types.ts';
import folded from '../../ui/folded.module.css';
import { InlineText } from '../../ui/InlineText.tsx';
import { Actions } from '../../ui/links/Actions.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './CallToAction.module.css';

/** A heading with buttons for the visitor's next step. */
export function CallToAction({ heading, text, actions }: CallToActionBlock) {
  return (
    <Section>
      <div className={`${folded['folded']} ${styles['panel']}`} data-scheme="dark">
        <div className={styles['words']}>
          <h2>{heading}</h2>
          {text && (
            <p className={styles['text']}>
              <InlineText text={text} />
            </p>
          )}
        </div>
        <Actions actions={actions} />
      </div>
    </Section>
  );
}
