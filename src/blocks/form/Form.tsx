import { LazyForm } from '../../forms/LazyForm.tsx';
import type { FormBlock } from '../../generated/content-types.ts';
import { Section } from '../../ui/section/Section.tsx';

/** A form with its heading. Without script it shows other ways to get in touch. */
export function Form({ heading, intro, form }: FormBlock) {
  return (
    <Section heading={heading} intro={intro} layout={form && form.sections.length > 1 ? 'above' : 'beside'}>
      {form && <LazyForm form={form} headingLevel={heading ? 3 : 2} />}
    </Section>
  );
}
