import { LazyForm } from '@json-site/forms/LazyForm';
import type { Block } from '@json-site/model/content-types';
import { Section } from '@json-site/ui/section/Section';

/** A form with its heading. Without script it shows other ways to get in touch. */
export function Form({ heading, intro, form }: Block<'form'>) {
  return (
    <Section heading={heading} intro={intro} layout={form && form.sections.length > 1 ? 'above' : 'beside'}>
      {form && <LazyForm form={form} headingLevel={heading ? 3 : 2} />}
    </Section>
  );
}
