import { useEffect, useState } from 'react';
import { type LocalTime, localTime } from '@json-site/model/visitor';

const OFTEN = 15_000;

/** Returns the time in a time zone, minute by minute. Undefined until the page is hydrated. */
export function useNow(timeZone: string): LocalTime | undefined {
  const [now, setNow] = useState<LocalTime>();
  useEffect(() => {
    const update = () => {
      const next = localTime(Date.now(), timeZone);
      setNow((last) => (last?.date === next.date && last.time === next.time ? last : next));
    };
    update();
    const timer = setInterval(update, OFTEN);
    return () => clearInterval(timer);
  }, [timeZone]);
  return now;
}
