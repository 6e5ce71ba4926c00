import type { Block } from '@json-site/model/content-types';
import { headPlace } from '@json-site/ui/Card';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Section } from '@json-site/ui/section/Section';
import { useComing } from '@json-site/ui/use-coming';
import { columnsFor, groupsOf } from './look.ts';
import { LOOKS } from './looks.ts';
import { PageNumberLinks } from './page-numbers.ts';
import styles from './Records.module.css';

/** Records of a collection, with the properties that the author has chosen. */
export function Records(block: Block<'records'>) {
  const { heading, intro, look = 'cards', shape, fit, records: list, empty, link, perPage } = block;
  const records = useComing(list.records, list.coming);
  // A timetable has a table for each day.
  const groups = list.timetables ? [{ title: undefined, records }] : groupsOf(records);
  const isGrouped = groups.some(({ title }) => title !== undefined);
  const Look = LOOKS[look];
  const Heading = heading ? 'h3' : 'h2';
  const level = heading ? 3 : 2;
  const isGrid = look === 'cards' && !isGrouped && records.length > 0;
  const shown = { labels: list.labels, list, shape, fit };
  return (
    <Section
      heading={heading}
      intro={intro}
      link={link}
      layout={isGrid ? headPlace(records.length, columnsFor(shape)) : 'above'}
    >
      {records.length === 0 && empty && <Paragraph text={empty} />}
      {!isGrouped && records.length > 0 && (
        <Look {...shown} records={records} level={level} heading={heading} />
      )}
      {isGrouped &&
        groups.map(({ title, records: ofGroup }) => (
          <div key={title ?? ''} className={styles['group']}>
            {title && <Heading className={styles['period']}>{title}</Heading>}
            <Look {...shown} records={ofGroup} level={level === 3 ? 4 : 3} heading={title ?? heading} />
          </div>
        ))}
      <PageNumberLinks numbers={perPage} />
    </Section>
  );
}
