import type { Form, FormField } from '@json-site/model/content-types';
import { fillIn } from '@json-site/model/visitor';
import hidden from '@json-site/ui/hidden.module.css';
import answers from '../answers.module.css';
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

  function answerTo(field: FormField) {
    const lines = labelledValues({ ...form, sections: [{ id: '', fields: [field] }] }, values);
    if (lines.length === 0) return paging?.empty;
    // The values of a group and of a list have labels of their own.
    return lines.map(({ label, text }) => (label === field.label ? text : `${label}: ${text}`)).join('\n');
  }

  return (
    <section className={styles['check']} aria-labelledby={id} data-check>
      <p className={pageStyles['progress']}>{progress}</p>
      <Heading id={id} tabIndex={-1} className={styles['heading']}>
        {paging.check}
      </Heading>
      {pages.map(({ id: pageId, section }, index) => (
        <div key={pageId}>
          <Subheading className={styles['subheading']}>
            {section?.heading ?? fillIn(paging.progress, { number: index + 1, count: pages.length + 1 })}
          </Subheading>
          <dl className={`${answers['answers']} ${styles['answers']}`}>
            {section?.fields
              .filter(({ name }) => shownFields.has(name))
              .map((field) => (
                <div key={field.name}>
                  <dt>{field.label}</dt>
                  <dd>{answerTo(field)}</dd>
                  <dd>
                    <a href={`#${form.id}.${field.name}`}>
                      {paging.change}
                      <span className={hidden['hidden']}> {field.label}</span>
                    </a>
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
