import type { ReactNode } from 'react';
import type { FormSection } from '../../generated/content-types.ts';
import { InlineText } from '../../ui/InlineText.tsx';
import styles from '../form.module.css';
import type { FieldsProps } from '../types.ts';

interface SectionProps {
  id: string;
  section: FormSection;
  headingLevel: 2 | 3;
  children: ReactNode;
}

function Section({ id, section, headingLevel, children }: SectionProps) {
  const Heading = `h${headingLevel}` as const;
  const { heading, intro } = section;
  return (
    <section className={styles['section']} aria-labelledby={heading && id}>
      {heading && (
        <Heading className={styles['heading']} id={id}>
          {heading}
        </Heading>
      )}
      {intro && (
        <p className={styles['intro']}>
          <InlineText text={intro} />
        </p>
      )}
      <div className={styles['grid']}>{children}</div>
    </section>
  );
}

/** All fields, grouped into the sections of the content. A section is there as long as one of its fields is. */
export function Sections({ properties, registry }: FieldsProps) {
  const { form, headingLevel } = registry.formContext;
  const fields = new Map(properties.map((property) => [property.name, property.content]));
  return (
    <>
      {form.requiredNote && (
        <p className={styles['note']}>
          <InlineText text={form.requiredNote} />
        </p>
      )}
      {form.sections.map((section) => {
        const shown = section.fields.flatMap((field) => fields.get(field.name) ?? []);
        return (
          shown.length > 0 && (
            <Section
              key={section.id}
              id={`${form.id}-${section.id}`}
              section={section}
              headingLevel={headingLevel}
            >
              {shown}
            </Section>
          )
        );
      })}
    </>
  );
}
