import type { Form, FormField, FormSection } from '@json-site/model/content-types';
import { fillIn } from '@json-site/model/visitor';
import invisible from '@json-site/ui/hidden.module.css';
import { Answers, type ShownAnswer } from '../Answers.tsx';
import { labelledValues } from '../submit/format-values.ts';
import type { FormValues } from '../values/form-values.ts';
import styles from './CheckAnswers.module.css';
import type { FormPage } from './form-pages.ts';
import pageStyles from './pages.module.css';

interface CheckAnswersProps {
  form: Form;
  pages: readonly FormPage[];
  id: string;
  progress: string;
  headingLevel: 2 | 3;
  shownFields: ReadonlySet<string>;
  values: FormValues;
}

/** Lists every answer, by page, with a link back to its field. */
export function CheckAnswers({
  form,
  pages,
  id,
  progress,
  headingLevel,
  shownFields,
  values,
}: CheckAnswersProps) {
  const Heading = `h${headingLevel}` as const;
  const Subheading = headingLevel === 2 ? 'h3' : 'h4';
  const { paging } = form;
  if (!paging) return null;

  /** The answers to a field. A group and a list have one for each field in them. */
  function answersTo(field: FormField): ShownAnswer[] {
    const lines = labelledValues([field], values);
    return lines.length > 0
      ? lines
      : [{ label: field.label, text: paging?.empty ?? '', groups: [], path: [field.name] }];
  }

  /** A section without a heading has that of its only field. */
  function headingOf({ heading, fields }: FormSection): string | undefined {
    return heading ?? (fields.length === 1 ? fields[0]?.label : undefined);
  }

  /** The group that has the same name as its section needs no heading of its own. */
  const withoutSection = (answer: ShownAnswer, heading: string | undefined): ShownAnswer =>
    answer.groups[0] === heading ? { ...answer, groups: answer.groups.slice(1) } : answer;

  return (
    <section className={styles['check']} aria-labelledby={id} data-check>
      <p className={pageStyles['progress']}>{progress}</p>
      <Heading id={id} tabIndex={-1} className={styles['heading']}>
        {paging.check}
      </Heading>
      {pages.map(({ id: pageId, section }, index) => (
        <div key={pageId}>
          <Subheading className={styles['subheading']}>
            {(section && headingOf(section)) ??
              fillIn(paging.progress, { number: index + 1, count: pages.length + 1 })}
          </Subheading>
          <Answers
            answers={(section?.fields ?? [])
              .filter(({ name, hidden }) => shownFields.has(name) && !hidden)
              .flatMap(answersTo)
              .map((answer) => withoutSection(answer, section && headingOf(section)))}
            className={styles['answers']}
            level={headingLevel === 2 ? 4 : 5}
            heading={section && headingOf(section)}
            link={({ label, groups, path }) => (
              <dd>
                <a href={`#${[form.id, ...path].join('.')}`}>
                  {paging.change}
                  <span className={invisible['hidden']}> {[...groups, label].join(': ')}</span>
                </a>
              </dd>
            )}
          />
        </div>
      ))}
    </section>
  );
}
