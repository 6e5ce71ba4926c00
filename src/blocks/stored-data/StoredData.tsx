import { Fragment } from 'react';
import type { Block } from '@json-site/model/content-types';
import type { StoredItem } from '@json-site/model/model';
import { InlineText } from '@json-site/ui/InlineText';
import { Section } from '@json-site/ui/section/Section';
import styles from './StoredData.module.css';

function Keys({ keys }: Required<Pick<StoredItem, 'keys'>>) {
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ', '}
      <code>{key}</code>
    </Fragment>
  ));
}

const TEXTS = ['purpose', 'written', 'kept', 'ground'] as const;

/** A list of the items that the site may store in the visitor's browser, or with a submission. */
export function StoredData({ heading, intro, items: { terms, items } }: Block<'stored-data'>) {
  return (
    <Section heading={heading} intro={intro}>
      <ul className={styles['items']}>
        {items.map(({ name, keys, place, ...texts }) => (
          <li key={name}>
            <h3>{name}</h3>
            <dl>
              {keys && (
                <>
                  <dt>{terms.key}</dt>
                  <dd>
                    <Keys keys={keys} />
                  </dd>
                </>
              )}
              <dt>{terms.place}</dt>
              <dd>{place}</dd>
              {TEXTS.map((term) => {
                const text = texts[term];
                if (!text) return null;
                return (
                  <Fragment key={term}>
                    <dt>{terms[term]}</dt>
                    <dd>
                      <InlineText text={text} />
                    </dd>
                  </Fragment>
                );
              })}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
