import { Fragment } from 'react';
import type { StoredItem } from '../../compiler/model.ts';
import type { StoredDataBlock } from '../../generated/content-types.ts';
import { InlineText } from '../../ui/InlineText.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './StoredData.module.css';

function Keys({ keys }: Pick<StoredItem, 'keys'>) {
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ', '}
      <code>{key}</code>
    </Fragment>
  ));
}

/** A list of the items that the site may store in the visitor's browser. */
export function StoredData({ heading, intro, items: { terms, items } }: StoredDataBlock) {
  return (
    <Section heading={heading} intro={intro}>
      <ul className={styles['items']}>
        {items.map(({ name, keys, place, ...texts }) => (
          <li key={name}>
            <h3>{name}</h3>
            <dl>
              <dt>{terms.key}</dt>
              <dd>
                <Keys keys={keys} />
              </dd>
              <dt>{terms.place}</dt>
              <dd>{place}</dd>
              {(['purpose', 'written', 'kept', 'ground'] as const).map((term) => (
                <Fragment key={term}>
                  <dt>{terms[term]}</dt>
                  <dd>
                    <InlineText text={texts[term]} />
                  </dd>
                </Fragment>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
