import type { Block } from '@json-site/model/content-types';
import { headPlace } from '@json-site/ui/Card';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Section } from '@json-site/ui/section/Section';
import { useComing } from '@json-site/ui/use-coming';
import { groupsOf } from './look.ts';
import { RecordCards } from './RecordCards.tsx';
import { RecordDetails } from './RecordDetails.tsx';
import { RecordLines } from './RecordLines.tsx';
import styles from './Records.module.css';
import { RecordTable } from './RecordTable.tsx';

const LOOKS = { cards: RecordCards, list: RecordLines, table: RecordTable, details: RecordDetails };

/** Records of a collection, with the properties that the author has chosen. */
export function Records({ heading, intro, look = 'cards', records: list, empty, link }: Block<'records'>) {
  const records = useComing(list.records, list.coming);
  const groups = groupsOf(records);
  const isGrouped = groups.some(({ title }) => title !== undefined);
  const Look = LOOKS[look];
  const Heading = heading ? 'h3' : 'h2';
  const level = heading ? 3 : 2;
  const isGrid = look === 'cards' && !isGrouped && records.length > 0;
  return (
    <Section
      heading={heading}
      intro={intro}
      link={link}
      layout={isGrid ? headPlace(records.length) : 'above'}
    >
      {records.length === 0 && empty && <Paragraph text={empty} />}
      {!isGrouped && records.length > 0 && (
        <Look labels={list.labels} records={records} level={level} heading={heading} />
      )}
      {isGrouped &&
        groups.map(({ title, records: ofGroup }) => (
          <div key={title ?? ''} className={styles['group']}>
            {title && <Heading className={styles['period']}>{title}</Heading>}
            <Look
              labels={list.labels}
              records={ofGroup}
              level={level === 3 ? 4 : 3}
              heading={title ?? heading}
            />
          </div>
        ))}
    </Section>
  );
}
