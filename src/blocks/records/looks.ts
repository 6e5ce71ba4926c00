import type { Looks } from './look.ts';
import { RecordCards } from './RecordCards.tsx';
import { RecordDetails } from './RecordDetails.tsx';
import { RecordLines } from './RecordLines.tsx';
import { RecordTable } from './RecordTable.tsx';
import { RecordTimetable } from './RecordTimetable.tsx';

/**
 * The component of every look. A build has those that the site uses alone: `scripts/build/vite/used-blocks.ts` writes
 * this module again.
 */
export const LOOKS: Looks = {
  cards: RecordCards,
  details: RecordDetails,
  list: RecordLines,
  table: RecordTable,
  timetable: RecordTimetable,
};
