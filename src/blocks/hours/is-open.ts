import type { OpeningHours } from '@json-site/model/model';
import type { LocalTime } from '@json-site/model/visitor';

/** Whether it is open. An exception replaces the times of its days. */
export function isOpen({ week, exceptions }: OpeningHours, { date, time, weekday }: LocalTime): boolean {
  const exception = exceptions.find(({ first, last }) => first.iso <= date && date <= (last ?? first).iso);
  const times = (exception ?? week[weekday])?.times ?? [];
  return times.some(({ from, to }) => from <= time && time < to);
}
