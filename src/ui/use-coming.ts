import { useEffect, useState } from 'react';
import type { RecordList } from '@json-site/model/model';
import { localTime } from '@json-site/model/visitor';

/**
 * Returns the items of a list that begins today which are not past, at most as many as the list shows. Before hydration
 * they are those of the build, which the HTML has.
 */
export function useComing<Item extends { day?: string }>(
  items: Item[],
  coming: RecordList['coming'],
): readonly Item[] {
  const [today, setToday] = useState('');
  const timeZone = coming?.timeZone;
  useEffect(() => {
    if (timeZone !== undefined) setToday(localTime(Date.now(), timeZone).date);
  }, [timeZone]);
  return coming ? items.filter(({ day = today }) => day >= today).slice(0, coming.limit) : items;
}
