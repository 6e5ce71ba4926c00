import type { Inline, ListedRecord, RecordList } from '@json-site/model/model';
import { plainText } from '@json-site/model/visitor';

/** What each look of the block receives. */
export interface LookProps {
  labels: RecordList['labels'];
  records: readonly ListedRecord[];
  /** The level of a record's heading. */
  level: 2 | 3 | 4;
  /** The heading above these records. */
  heading: string | undefined;
}

/** The title of a record, as a link if the record has a page. A link cannot contain another one. */
export function linkedTitle({ title, href }: ListedRecord): Inline {
  return href === undefined ? title : [{ text: plainText(title), href }];
}

interface RecordGroup {
  title: string | undefined;
  records: ListedRecord[];
}

/** Divides records that are in the order of their months or years. A record without a date has no group. */
export function groupsOf(records: readonly ListedRecord[]): RecordGroup[] {
  const groups: RecordGroup[] = [];
  for (const record of records) {
    const last = groups.at(-1);
    if (last && last.title === record.group) last.records.push(record);
    else groups.push({ title: record.group, records: [record] });
  }
  return groups;
}
