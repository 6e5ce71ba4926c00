import type { ComponentType } from 'react';
import type { Block } from '@json-site/model/content-types';
import type { Inline, ListedRecord, RecordList } from '@json-site/model/model';
import { plainText } from '@json-site/model/visitor';

/** What each look of the block receives. */
export interface LookProps {
  shape: Block<'records'>['shape'] | undefined;
  fit: Block<'records'>['fit'] | undefined;
  labels: RecordList['labels'];
  records: readonly ListedRecord[];
  /** The level of a record's heading. */
  level: 2 | 3 | 4;
  /** The heading above these records. */
  heading: string | undefined;
  /** The whole list, to which the positions in timetables refer. */
  list: RecordList;
}

export type LookName = NonNullable<Block<'records'>['look']>;

export type Looks = Record<LookName, ComponentType<LookProps>>;

/** The title of a record, as a link if the record has a page. A link cannot contain another one. */
export function linkedTitle({ title, href }: ListedRecord): Inline {
  return href === undefined ? title : [{ text: plainText(title), href }];
}

interface RecordGroup {
  title: string | undefined;
  records: ListedRecord[];
}

/** Divides records that are in the order of their days, months or years. A record without a date has no group. */
export function groupsOf(records: readonly ListedRecord[]): RecordGroup[] {
  const groups: RecordGroup[] = [];
  for (const record of records) {
    const last = groups.at(-1);
    if (last && last.title === record.group) last.records.push(record);
    else groups.push({ title: record.group, records: [record] });
  }
  return groups;
}

/** How many cards of pictures with this shape are in a row of a wide screen. Faces need less space than views. */
export const columnsFor = (shape: LookProps['shape']) => (shape === undefined || shape === 'wide' ? 3 : 4);
