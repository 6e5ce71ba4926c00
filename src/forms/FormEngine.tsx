import { HeadlessMantineProvider } from '@mantine/core';
import RjsfForm from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema } from '@rjsf/utils';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Form } from '@json-site/model/content-types';
import { usePage } from '@json-site/ui/context';
import { goTo } from '@json-site/ui/links/go-to';
import { useAnnouncement } from './announcement.tsx';
import type { RjsfData, RjsfFormContext } from './context.ts';
import { formElementId } from './element-id.ts';
import { createErrorTransformer } from './errors.ts';
import { ignoreSecondClicks } from './ignore-second-clicks.ts';
import type { FormPart, PageOfForm } from './parts/part.ts';
import { submitUrl } from './plain/submit-url.ts';
import { createRegistry } from './rjsf/create-registry.ts';
import { fieldSchema } from './rjsf/rjsf-schema.ts';
import { HONEYPOT_NAME } from './submit/honeypot.ts';
import { useNotices } from './submit/Notices.tsx';
import { SubmitRow } from './submit/SubmitRow.tsx';
import { preloadClient } from './submit/send.ts';
import { useSubmit } from './submit/use-submit.ts';
import { createUiSchema } from './ui-schema.ts';
import { createFormLogic, type FormRules } from './validator.ts';
import { DraftNote } from './values/DraftNote.tsx';
import { type FormValues, hasValues, sameFormValues } from './values/form-values.ts';
import { useFormValues } from './values/use-form-values.ts';

/** RJSF must not fill in anything: use-form-values.ts has the values of a form that nobody has changed. */
const NO_DEFAULTS = { constAsDefaults: 'never', arrayMinItems: { populate: 'never' } } as const;

/** Names of fields have no dot, so that no two paths have the same id: `booking.visitors.0.name`. */
const ID_SEPARATOR = '.';

/** The `name` of a control is the path of its field: `visitors.0.name`. */
const controlName = (path: (string | number)[]) => path.join('.');

/**
 * The browser validates until this code has loaded; then the error summary replaces its messages. RJSF's property for
 * it would have to change after the hydration, and the whole form would be rendered again.
 */
const stopBrowserValidation = (form: RjsfForm<RjsfData, RJSFSchema, RjsfFormContext> | null) =>
  form?.formElement.current?.setAttribute('novalidate', '');

/** Headless Mantine: the page's own style sheet styles the form, so the form looks right before this code loads. */
const THEME = { respectReducedMotion: true };

export { loadParts } from './parts/load-parts.ts';

export interface FormEngineProps {
  form: Form;
  rules: FormRules;
  parts: FormPart[];
  headingLevel: 2 | 3;
}

/** A complete form: fields from the data schema, texts from the content, values to the table. */
export function FormEngine({ form, rules, parts, headingLevel }: FormEngineProps) {
  const logic = useMemo(() => createFormLogic(rules), [rules]);
  const action = submitUrl(form, usePage().path);
  const { values, initial, change, draft, clear, undo, reset, isReady, early } = useFormValues(
    form,
    logic.core,
  );
  const Pages = parts.find((part) => part.Pages)?.Pages;
  const [hasErrors, setHasErrors] = useState(false);
  // A new key for RJSF's form discards its errors.
  const [formKey, setFormKey] = useState(0);
  const wrapper = useRef<HTMLDivElement>(null);
  const { announce, announcement } = useAnnouncement(wrapper);
  /** Whether the form appears again, for another submission. */
  const isAnother = useRef(false);
  const latest = useRef(values);
  latest.current = values;
  const { notify, removeNotice, container } = useNotices(form);
  const { isBusy, result, submit, clearResult } = useSubmit(form, (outcome, sent) => {
    notify(outcome === 'sent' ? 'success' : 'failure');
    // Values that changed while the form was being sent have not been sent.
    if (outcome === 'sent' && sameFormValues(logic.toSend(latest.current), sent)) reset();
  });
  const props = useMemo(
    () => ({
      ...createRegistry(parts),
      validator: logic.validator,
      schema: fieldSchema([logic.core]),
      formContext: { form, headingLevel, announce, visible: logic.visible },
      uiSchema: createUiSchema(form),
      transformErrors: createErrorTransformer(form),
    }),
    [form, logic, parts, headingLevel, announce],
  );

  // What changed while the form was being sent has not been sent.
  const isDone = result?.Confirmation !== undefined && !hasValues(values, initial);

  useEffect(ignoreSecondClicks, []);

  useEffect(() => {
    if (!isAnother.current || isDone) return;
    isAnother.current = false;
    const field = wrapper.current?.querySelector<HTMLElement>('form :is(input, select, textarea)');
    if (field) goTo(field.closest<HTMLElement>('[data-field]') ?? field, field);
  });

  useEffect(() => {
    if (early?.wasSubmitted) wrapper.current?.querySelector('form')?.requestSubmit();
    else early?.pressed?.click();
  }, [early]);

  function showErrors() {
    setHasErrors(true);
    clearResult();
    const summary = wrapper.current?.querySelector<HTMLElement>('[data-error-summary]');
    if (summary) goTo(summary);
  }

  function restart(action: () => void) {
    setHasErrors(false);
    clearResult();
    setFormKey(formKey + 1);
    action();
  }

  /** Closes the confirmation, which shows the form again. */
  function startAnother() {
    isAnother.current = true;
    clearResult();
    removeNotice();
  }

  const isHoneypotFilled = () =>
    Boolean(wrapper.current?.querySelector<HTMLInputElement>(`input[name="${HONEYPOT_NAME}"]`)?.value);

  const note = (
    <DraftNote
      form={form}
      draft={draft}
      isBusy={isBusy}
      onClear={() => restart(clear)}
      onUndo={() => restart(undo)}
    />
  );

  const submitRow = <SubmitRow form={form} isBusy={isBusy} result={result} />;

  const renderForm = (page?: PageOfForm) => (
    <RjsfForm<RjsfData, RJSFSchema, RjsfFormContext>
      {...props}
      {...(page && { transformErrors: page.ownErrors(props.transformErrors) })}
      // Each page begins without the errors of another one.
      key={`${formKey} ${page?.id ?? ''}`}
      ref={stopBrowserValidation}
      id={formElementId(form)}
      idPrefix={form.id}
      idSeparator={ID_SEPARATOR}
      nameGenerator={controlName}
      // Without JavaScript the browser sends the form itself, or nothing: never a value in the URL.
      {...(action ? { method: 'post', action } : { method: 'dialog' })}
      formData={values}
      liveValidate={hasErrors ? 'onChange' : false}
      experimental_defaultFormStateBehavior={NO_DEFAULTS}
      onChange={({ formData }) => {
        // RJSF reports a change on mount, before the draft is loaded; it must not overwrite the draft.
        if (!isReady.current) return;
        change((formData ?? {}) as FormValues);
        preloadClient();
      }}
      onError={(errors) => {
        showErrors();
        page?.showErrorsOf(errors);
      }}
      onSubmit={({ formData }) => {
        setHasErrors(false);
        if (page?.showNext) page.showNext();
        else void submit(logic.toSend((formData ?? {}) as FormValues), isHoneypotFilled());
      }}
    >
      {page ? page.end(submitRow) : submitRow}
    </RjsfForm>
  );

  return (
    <HeadlessMantineProvider theme={THEME}>
      {result?.Confirmation && (
        <result.Confirmation
          form={form}
          result={result}
          headingLevel={headingLevel}
          onAnother={startAnother}
        />
      )}
      <div ref={wrapper} hidden={isDone}>
        {/* Above the form after a restore; below it while the visitor types, so that the fields do not move. */}
        {draft === 'restored' && note}
        {Pages ? (
          <Pages
            form={form}
            headingLevel={headingLevel}
            shownFields={new Set(logic.visible([logic.core], values).keys())}
            answers={() => logic.toSend(values)}
            isSent={result?.outcome === 'sent'}
          >
            {renderForm}
          </Pages>
        ) : (
          renderForm()
        )}
        {draft !== 'restored' && note}
      </div>
      {announcement}
      {container}
    </HeadlessMantineProvider>
  );
}
