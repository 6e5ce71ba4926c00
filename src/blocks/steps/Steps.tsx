import type { StepsBlock } from '../../generated/content-types.ts';
import { StepList } from '../../ui/lists/StepList.tsx';
import { Section } from '../../ui/section/Section.tsx';

/** Numbered steps with a heading. */
export function Steps({ heading, intro, items }: StepsBlock) {
  return (
    <Section heading={heading} intro={intro} layout="beside">
      <StepList items={items} layout="grid" />
    </Section>
  );
}
