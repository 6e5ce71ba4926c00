import type { Block } from '@json-site/model/content-types';
import { StatList } from '@json-site/ui/lists/StatList';
import { Section } from '@json-site/ui/section/Section';

/** Figures with a heading. */
export function Stats({ heading, intro, items }: Block<'stats'>) {
  return (
    <Section heading={heading} intro={intro} layout={{ fields: items.length }}>
      <StatList items={items} />
    </Section>
  );
}
