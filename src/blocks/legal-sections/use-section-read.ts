import { useEffect, useState } from 'react';

/** The part of the screen where one reads: from below the header to the middle. No gap between sections is as high. */
const READING_AREA = '-80px 0px -50% 0px';

/** The id of the section that is being read: the first one in the upper half of the screen. None before script. */
export function useSectionRead(sections: { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const places = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const inArea = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inArea.add(target);
          else inArea.delete(target);
        }
        setCurrent(places.find((place) => inArea.has(place))?.id);
      },
      { rootMargin: READING_AREA },
    );
    for (const place of places) observer.observe(place);
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
