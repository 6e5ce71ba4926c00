import type { Block } from '@json-site/model/content-types';
import { StepList } from '@json-site/ui/lists/StepList';
import { Section } from '@json-site/ui/section/Section';

/** Numbered steps with a heading. */
export function Steps({ heading, intro, items }: Block<'steps'>) {
  return (
    <Section heading={heading} intro={intro} layout="beside">
      <StepList items={items} layout="grid" />
    </Section>
  );
}
