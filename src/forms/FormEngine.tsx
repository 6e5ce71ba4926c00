import { HeadlessMantineProvider } from '@mantine/core';
import RjsfForm from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema } from '@rjsf/utils';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Form } from '../generated/content-types.ts';
import type { FormRules } from '../generated/forms/loaders.ts';
import { goTo } from '../ui/links/go-to.ts';
import { createFormContext, createUiSchema, type RjsfFormContext } from './context.ts';
import { createErrorTransformer } from './errors.ts';
import { useNotices } from './submit/Notices.tsx';
import { HONEYPOT_NAME, SubmitRow } from './submit/SubmitRow.tsx';
import { preloadClient } from './submit/send.ts';
import { isRepeatedSubmit, useSubmit } from './submit/use-submit.ts';
import { ErrorSummary } from './templates/ErrorSummary.tsx';
import { Field } from './templates/Field.tsx';
import { Sections } from './templates/Sections.tsx';
import { createValidator } from './validator.ts';
import { DraftNote } from './values/DraftNote.tsx';
import { hasValues } from './values/drafts.ts';
import { type FormValues, sameFormValues } from './values/form-values.ts';
import { formElementId, useFormValues } from './values/use-form-values.ts';
import { WIDGETS } from './widgets/widgets.ts';

const TEMPLATES = { FieldTemplate: Field, ObjectFieldTemplate: Sections, ErrorListTemplate: ErrorSummary };

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
  const { answers, change, draft, clear, undo, isReady, wasSubmitted } = useFormValues(form);
  const [hasFailed, setFailed] = useState(false);
  // Another round is another form: the mistakes of the one before are gone.
  const [round, setRound] = useState(0);
  const wrapper = useRef<HTMLDivElement>(null);
  const latest = useRef(answers);
  latest.current = answers;
  const { notify, place } = useNotices(form);
  const { isBusy, ending, submit, forget } = useSubmit(form, (outcome, sent) => {
    notify(outcome === 'sent' ? 'success' : 'failure');
    // What was changed while it was on its way has not been sent.
    if (outcome === 'sent' && sameFormValues(latest.current, sent)) change({});
  });
  const parts = useMemo(
    () => ({
      validator: createValidator(rules),
      words: createFormContext(form, headingLevel),
      uiSchema: createUiSchema(form),
      transformErrors: createErrorTransformer(form),
    }),
    [form, rules, headingLevel],
  );

  useEffect(() => {
    if (wasSubmitted) wrapper.current?.querySelector('form')?.requestSubmit();
  }, [wasSubmitted]);

  function showErrors() {
    setFailed(true);
    forget();
    const summary = wrapper.current?.querySelector<HTMLElement>('[data-error-summary]');
    if (summary) goTo(summary);
  }

  function startAgain(action: () => void) {
    setFailed(false);
    forget();
    setRound(round + 1);
    action();
  }

  /** A second press that comes after a quick answer meant the answers that are sent, not the empty form. */
  function ignoreEcho(event: FormEvent) {
    if (!isRepeatedSubmit(ending) || hasValues(answers)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const isTrapped = () =>
    Boolean(wrapper.current?.querySelector<HTMLInputElement>(`input[name="${HONEYPOT_NAME}"]`)?.value);

  const note = (
    <DraftNote
      form={form}
      draft={draft}
      isBusy={isBusy}
      onClear={() => startAgain(clear)}
      onUndo={() => startAgain(undo)}
    />
  );

  return (
    <HeadlessMantineProvider theme={THEME}>
      <div ref={wrapper} onSubmitCapture={ignoreEcho}>
        {/* Put back before the visitor looks at the form, it is said above it; typed, it is said where that pushes nothing away. */}
        {draft === 'restored' && note}
        <RjsfForm<FormValues, RJSFSchema, RjsfFormContext>
          key={round}
          id={formElementId(form)}
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
            // Before that there is nothing from the visitor in it, and a draft must not be overwritten.
            if (!isReady) return;
            change(formData);
            if (ending?.outcome === 'sent' && hasValues(formData)) forget();
            preloadClient();
          }}
          onError={showErrors}
          onSubmit={({ formData = {} }) => {
            setFailed(false);
            void submit(formData, isTrapped());
          }}
        >
          <SubmitRow form={form} isBusy={isBusy} ending={ending} />
        </RjsfForm>
        {draft !== 'restored' && note}
      </div>
      {place}
    </HeadlessMantineProvider>
  );
}
