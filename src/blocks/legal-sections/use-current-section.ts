import { useEffect, useState } from 'react';

/** The part of the viewport from below the header to the middle. It is higher than any gap between sections. */
const READING_AREA = '-80px 0px -50% 0px';

/** Returns the id of the first section in the upper half of the screen. Undefined before hydration. */
export function useCurrentSection(sections: { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const elements = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const inArea = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inArea.add(target);
          else inArea.delete(target);
        }
        setCurrent(elements.find((element) => inArea.has(element))?.id);
      },
      { rootMargin: READING_AREA },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
