import type { StatsBlock } from '../../generated/content-types.ts';
import { StatList } from '../../ui/lists/StatList.tsx';
import { Section } from '../../ui/section/Section.tsx';

/** Figures with a heading. */
export function Stats({ heading, intro, items }: StatsBlock) {
  return (
    <Section heading={heading} intro={intro} layout={{ fields: items.length }}>
      <StatList items={items} />
    </Section>
  );
}
