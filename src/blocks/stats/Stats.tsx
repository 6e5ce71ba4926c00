import type { StatsBlock } from '../../generated/content-types.ts';
import { Section } from '../../ui/Section.tsx';
import { Stats as Figures } from '../../ui/Stats.tsx';

/** Figures with a heading. */
export function Stats({ heading, intro, items }: StatsBlock) {
  return (
    <Section heading={heading} intro={intro} layout={{ fields: items.length }}>
      <Figures items={items} />
    </Section>
  );
}
