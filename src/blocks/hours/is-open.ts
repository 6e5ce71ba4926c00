import type { OpeningHours } from '@json-site/model/model';
import type { LocalTime } from '@json-site/model/visitor';

const DAY = 86_400_000;

/** Whether it is open. An exception replaces the times of its days. A time that ends before it begins ends tomorrow. */
export function isOpen({ week, exceptions }: OpeningHours, { date, time, weekday }: LocalTime): boolean {
  const timesOf = (day: string, index: number) =>
    (exceptions.find(({ first, last }) => first.iso <= day && day <= (last ?? first).iso) ?? week[index])
      ?.times ?? [];
  const yesterday = new Date(Date.parse(date) - DAY).toISOString().slice(0, 10);
  return (
    timesOf(date, weekday).some(({ from, to }) => from <= time && (time < to || to < from)) ||
    timesOf(yesterday, (weekday + 6) % 7).some(({ from, to }) => to < from && time < to)
  );
}
