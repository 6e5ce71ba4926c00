import type { ErrorTransformer } from '@rjsf/utils';
import { useEffect, useMemo } from 'react';
import { fillIn } from '@json-site/model/visitor';
import { buttonClass } from '@json-site/ui/links/button';
import type { RjsfData } from '../context.ts';
import styles from '../form.module.css';
import type { FormPart, PagesProps } from '../parts/part.ts';
import { NoScript } from '../plain/NoScript.tsx';
import { CheckAnswers } from './CheckAnswers.tsx';
import { pageOfField, pagesOf } from './form-pages.ts';
import own from './pages.module.css';
import { type ShownFormPage, ShownFormPageContext } from './shown-form-page.ts';
import { useFormPage } from './use-form-page.ts';

/** Shows a form one section at a time, and all answers before they are sent. */
function Pages({ form, headingLevel, shownFields, answers, isSent, children }: PagesProps) {
  const pages = pagesOf(form, shownFields);
  const { shown, show, showErrors, restart } = useFormPage(form, pages);
  const index = shown ? pages.indexOf(shown) : 0;
  const [previous, next] = [pages[index - 1], pages[index + 1]];
  const section = shown?.section?.id;
  const { back = '', next: forward = '', progress: template = '' } = form.paging ?? {};
  const { length: count } = pages;
  const context = useMemo((): ShownFormPage => {
    return { section, progressOf: (page) => fillIn(template, { number: page + 1, count }) };
  }, [section, template, count]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a form that has been sent begins again
  useEffect(() => {
    if (isSent) restart();
  }, [isSent]);

  const ownErrors =
    (transform: ErrorTransformer<RjsfData>): ErrorTransformer<RjsfData> =>
    (errors, uiSchema) => {
      const found = transform(errors, uiSchema);
      return next ? found.filter(({ property }) => pageOfField(pages, property) === shown) : found;
    };

  const backLink = previous && (
    <a className={own['back']} href={`#${previous.id}`}>
      {back}
    </a>
  );

  return (
    <ShownFormPageContext value={context}>
      {children({
        id: shown?.id ?? '',
        ownErrors,
        showNext: next && (() => show(next)),
        showErrorsOf: ([first]) => {
          const page = next ? undefined : pageOfField(pages, first?.property);
          if (page) showErrors(page);
        },
        end: (submitRow) =>
          next ? (
            <>
              <div className={styles['submit']} data-for-scripts>
                <button type="submit" className={buttonClass('primary')} formNoValidate data-next>
                  {forward}
                </button>
                {backLink}
              </div>
              <NoScript>{submitRow}</NoScript>
            </>
          ) : (
            <>
              <CheckAnswers
                form={form}
                pages={pages.slice(0, -1)}
                id={shown?.id ?? ''}
                progress={context.progressOf(index)}
                headingLevel={headingLevel}
                shownFields={shownFields}
                values={answers()}
              />
              {submitRow}
              {backLink}
            </>
          ),
      })}
    </ShownFormPageContext>
  );
}

export const part: FormPart = { Pages };
