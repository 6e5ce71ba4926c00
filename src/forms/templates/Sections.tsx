import { type ReactNode, useContext } from 'react';
import type { FormSection } from '@json-site/model/content-types';
import { useHydrated } from '@json-site/ui/hydrated';
import { Paragraph } from '@json-site/ui/Paragraph';
import styles from '../form.module.css';
import pageStyles from '../pages/pages.module.css';
import { ShownFormPageContext, sectionHeadingId } from '../pages/shown-form-page.ts';
import { DefaultButton } from '../plain/DefaultButton.tsx';
import { NoScript } from '../plain/NoScript.tsx';
import type { FieldsProps } from '../types.ts';
import { awayIn } from './away.ts';

interface SectionProps {
  id: string;
  section: FormSection;
  /** For example "2 / 5". Undefined if it is the only section. */
  position: string | undefined;
  /** Which page this is, if the form shows one section at a time. */
  progress: string | undefined;
  /** Whether the form shows another page. */
  isAway: boolean;
  headingLevel: 2 | 3;
  children: ReactNode;
}

function Section({ id, section, position, progress, isAway, headingLevel, children }: SectionProps) {
  const Heading = `h${headingLevel}` as const;
  const { heading = progress, intro, fields } = section;
  const isProgressShown = progress !== undefined && progress !== heading;
  const isHydrated = useHydrated();
  // The heading of the section is the label of its only group.
  const isGroup = fields.length === 1 && fields[0]?.label === heading;
  return (
    <section
      className={styles['section']}
      aria-labelledby={heading && id}
      // Without scripts, the form is one page.
      data-away={isAway || undefined}
      hidden={isAway && isHydrated}
    >
      {(heading || intro) && (
        <div className={styles['head']}>
          {isProgressShown && (
            <p className={pageStyles['progress']} id={`${id}-progress`}>
              {progress}
            </p>
          )}
          {heading && (
            <Heading
              className={styles['heading']}
              id={id}
              {...(progress ? { tabIndex: -1 } : { 'data-position': position })}
              {...(isProgressShown && { 'aria-describedby': `${id}-progress` })}
            >
              {heading}
            </Heading>
          )}
          {intro && <Paragraph text={intro} className={styles['intro']} />}
        </div>
      )}
      <div className={styles['grid']} data-group={isGroup || undefined}>
        {children}
      </div>
    </section>
  );
}

/** All fields, grouped into the sections of the content. A section is there as long as one of its fields is. */
export function Sections({ properties, schema, registry }: FieldsProps) {
  const { form, headingLevel } = registry.formContext;
  const page = useContext(ShownFormPageContext);
  const away = awayIn({ schema });
  const fields = new Map(properties.map((property) => [property.name, property.content]));
  const all = form.sections.flatMap((section) => {
    const names = section.fields.map(({ name }) => name).filter((name) => fields.has(name));
    return names.length > 0 ? [{ section, names, isForAll: names.some((name) => !away.has(name)) }] : [];
  });
  const shown = all.filter(({ isForAll }) => isForAll);
  const titled = shown.filter(({ section }) => section.heading);
  return (
    <>
      {form.requiredNote && <Paragraph text={form.requiredNote} className={styles['note']} />}
      {form.list && (
        <NoScript>
          <DefaultButton form={form} />
        </NoScript>
      )}
      {all.map((one) => {
        const { section, names, isForAll } = one;
        const content = names.map((name) =>
          isForAll && away.has(name) ? <NoScript key={name}>{fields.get(name)}</NoScript> : fields.get(name),
        );
        const element = (
          <Section
            key={section.id}
            id={sectionHeadingId(form, section)}
            section={section}
            position={
              titled.length > 1 && isForAll
                ? `${titled.findIndex((other) => other.section === section) + 1} / ${titled.length}`
                : undefined
            }
            progress={isForAll ? page?.progressOf(shown.indexOf(one)) : undefined}
            isAway={isForAll && page !== undefined && page.section !== section.id}
            headingLevel={headingLevel}
          >
            {content}
          </Section>
        );
        return isForAll ? element : <NoScript key={section.id}>{element}</NoScript>;
      })}
    </>
  );
}
