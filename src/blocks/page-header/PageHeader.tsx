import type { PageHeaderBlock } from '../../generated/content-types.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Art } from '../../ui/Art.tsx';
import { classes } from '../../ui/classes.ts';
import { usePage, useSite } from '../../ui/context.tsx';
import { InlineText } from '../../ui/InlineText.tsx';
import { Section } from '../../ui/Section.tsx';
import { Today } from '../../ui/Today.tsx';
import styles from './PageHeader.module.css';

/** The head of an inner page: its main heading and an introduction. */
export function PageHeader({ heading, intro = [], art = 'none', updated, actions }: PageHeaderBlock) {
  const page = usePage();
  const { labels } = useSite();
  const hasArt = art !== 'none';
  return (
    <Section>
      <div className={classes(styles['header'], hasArt && styles['withArt'])}>
        <div className={styles['words']}>
          <h1>{heading ?? page.title}</h1>
          {updated && (
            <p className={styles['updated']}>
              {labels.lastUpdated} <Today />
            </p>
          )}
          {intro.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: content never changes places
            <p key={index} className={styles['intro']}>
              <InlineText text={paragraph} />
            </p>
          ))}
          {actions && (
            <div className={styles['actions']}>
              <Actions actions={actions} />
            </div>
          )}
        </div>
        {hasArt && (
          <div className={styles['art']}>
            <Art kind={art} />
          </div>
        )}
      </div>
    </Section>
  );
}
