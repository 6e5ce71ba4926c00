import type { StepsBlock } from '../../generated/content-types.ts';
import { StepList as Sequence } from '../../ui/lists/StepList.tsx';
import { Section } from '../../ui/section/Section.tsx';

/** A numbered sequence with a heading. */
export function Steps({ heading, intro, items }: StepsBlock) {
  return (
    <Section heading={heading} intro={intro} layout="beside">
      <Sequence items={items} layout="grid" />
    </Section>
  );
}
