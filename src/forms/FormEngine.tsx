import { HeadlessMantineProvider } from '@mantine/core';
import RjsfForm from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema } from '@rjsf/utils';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Form } from '../generated/content-types.ts';
import type { FormRules } from '../generated/forms/loaders.ts';
import type { Answers } from './answers.ts';
import { type FormWords, formWords, uiSchemaOf } from './context.ts';
import { worded } from './errors.ts';
import { useNotices } from './Notices.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import { loadClient } from './send.ts';
import { ErrorSummary } from './templates/ErrorSummary.tsx';
import { Field } from './templates/Field.tsx';
import { Sections } from './templates/Sections.tsx';
import { elementId, useAnswers, useSending } from './use-form.ts';
import { createValidator } from './validator.ts';
import { Checkboxes } from './widgets/Checkboxes.tsx';
import { DateField } from './widgets/DateField.tsx';
import { SelectField, TextArea, TextField } from './widgets/TextField.tsx';

const TEMPLATES = { FieldTemplate: Field, ObjectFieldTemplate: Sections, ErrorListTemplate: ErrorSummary };

/** By the names that content gives them. */
const WIDGETS = {
  text: TextField,
  email: TextField,
  tel: TextField,
  url: TextField,
  textarea: TextArea,
  select: SelectField,
  checkboxes: Checkboxes,
  date: DateField,
};

/** Nothing is ticked or filled in for the visitor. */
const NO_DEFAULTS = { constAsDefaults: 'never', arrayMinItems: { populate: 'never' } } as const;

/** Headless: the look is all in our own style sheets, so that it is there before this code and needs no style element. */
const THEME = { respectReducedMotion: true };

export interface FormEngineProps {
  form: Form;
  rules: FormRules;
  headingLevel: 2 | 3;
}

/** A whole form: fields from its schema, words from its content, answers to its table. */
export function FormEngine({ form, rules, headingLevel }: FormEngineProps) {
  const { answers, setAnswers, isReady, wasSubmitted } = useAnswers(form);
  const [hasFailed, setFailed] = useState(false);
  const wrapper = useRef<HTMLDivElement>(null);
  const { notify, place } = useNotices(form);
  const { isBusy, submit } = useSending(form, (isSent) => {
    if (isSent) setAnswers({});
    notify(isSent ? 'success' : 'failure');
  });
  const parts = useMemo(
    () => ({
      validator: createValidator(rules),
      words: formWords(form, headingLevel),
      uiSchema: uiSchemaOf(form),
      transformErrors: worded(form),
    }),
    [form, rules, headingLevel],
  );

  useEffect(() => {
    if (wasSubmitted) wrapper.current?.querySelector('form')?.requestSubmit();
  }, [wasSubmitted]);

  function showErrors() {
    setFailed(true);
    wrapper.current?.querySelector<HTMLElement>('[data-error-summary]')?.focus();
  }

  return (
    <HeadlessMantineProvider theme={THEME}>
      <div ref={wrapper}>
        <RjsfForm<Answers, RJSFSchema, FormWords>
          id={elementId(form)}
          idPrefix={form.id}
          // Without script nothing can be sent, and nothing must end up in the address bar.
          method="dialog"
          // The browser checks until this code is here; then the list of mistakes does it better.
          noHtml5Validate={isReady}
          schema={rules.schema}
          uiSchema={parts.uiSchema}
          formContext={parts.words}
          formData={answers}
          validator={parts.validator}
          transformErrors={parts.transformErrors}
          templates={TEMPLATES}
          widgets={WIDGETS}
          liveValidate={hasFailed ? 'onChange' : false}
          experimental_defaultFormStateBehavior={NO_DEFAULTS}
          onChange={({ formData = {} }) => {
            setAnswers(formData);
            // Loaded while the visitor writes; whether it came is found out when it is needed.
            loadClient().catch(() => undefined);
          }}
          onError={showErrors}
          onSubmit={({ formData = {} }) => {
            setFailed(false);
            void submit(formData);
          }}
        >
          <SubmitRow form={form} isBusy={isBusy} />
        </RjsfForm>
      </div>
      {place}
    </HeadlessMantineProvider>
  );
}
