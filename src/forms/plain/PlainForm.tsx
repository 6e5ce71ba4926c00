import { HeadlessMantineProvider } from '@mantine/core';
import RjsfForm from '@rjsf/core/lib/components/Form.js';
import type { ErrorSchema, RJSFSchema } from '@rjsf/utils';
import type { Form, FormField } from '@json-site/model/content-types';
import { PlainContext, usePage } from '@json-site/ui/context';
import type { RjsfData, RjsfFormContext } from '../context.ts';
import { formElementId } from '../element-id.ts';
import { fieldsOf } from '../fields.ts';
import type { FormPart } from '../parts/part.ts';
import { createRegistry } from '../rjsf/create-registry.ts';
import { fieldSchema } from '../rjsf/rjsf-schema.ts';
import { Confirmation } from '../submit/Confirmation.tsx';
import { OutcomePanel } from '../submit/OutcomePanel.tsx';
import type { SubmitOutcome } from '../submit/outcomes.ts';
import { SubmitRow } from '../submit/SubmitRow.tsx';
import { createUiSchema } from '../ui-schema.ts';
import { createFormLogic, type FormRules } from '../validator.ts';
import type { FormValues } from '../values/form-values.ts';
import { PLAIN } from './NoScript.tsx';
import { PLACEHOLDERS } from './placeholders.ts';
import { submitUrl } from './submit-url.ts';

const NO_DEFAULTS = { constAsDefaults: 'never', arrayMinItems: { populate: 'never' } } as const;

/** What may have become of a submission that was not stored. Nobody without a connection receives an answer. */
const FAILURES: readonly SubmitOutcome[] = ['checkAnswers', 'tooMany', 'notSent'];

/** One error for each field and for the entry of each list, whose texts the answer replaces. */
function everyError(fields: readonly FormField[]): ErrorSchema<RjsfData> {
  const own = { __errors: [PLACEHOLDERS.error] };
  const entries = fields.map(({ name, kind, fields: inner = [] }) => {
    if (kind === 'list') return [name, { 0: everyError(inner), ...own }];
    return [name, { ...(kind === 'texts' ? { 0: own } : everyError(inner)), ...own }];
  });
  return Object.fromEntries(entries) as ErrorSchema<RjsfData>;
}

/** One entry in each list, of which the answer makes as many as there are. */
function withEntries(fields: readonly FormField[]): FormValues {
  const entries = fields.flatMap(({ name, kind, fields: inner = [] }): [string, FormValues[string]][] => {
    if (kind === 'group') return [[name, withEntries(inner)]];
    if (kind === 'list') return [[name, [withEntries(inner)]]];
    return kind === 'texts' ? [[name, ['']]] : [];
  });
  return Object.fromEntries(entries);
}

interface PlainFormProps {
  form: Form;
  rules: FormRules;
  parts: FormPart[];
  headingLevel: 2 | 3;
}

/** A whole form on one page, with all that an answer to a browser without JavaScript may show: only in the build. */
export function PlainForm({ form, rules, parts, headingLevel }: PlainFormProps) {
  const { path } = usePage();
  const logic = createFormLogic(rules);
  const core = logic.core;
  const answer = { label: PLACEHOLDERS.label, text: PLACEHOLDERS.text };
  const sent = {
    outcome: 'sent',
    pressed: null,
    answers: [{ ...answer, groups: [PLACEHOLDERS.group], path: [] }],
  };
  return (
    <PlainContext value={PLAIN}>
      <HeadlessMantineProvider theme={{}}>
        <div data-plain={form.id}>
          <Confirmation
            form={form}
            result={{ ...sent, outcome: 'sent' }}
            headingLevel={headingLevel}
            onAnother={() => undefined}
            plain={{ reference: PLACEHOLDERS.reference, address: path }}
          />
          <RjsfForm<RjsfData, RJSFSchema, RjsfFormContext>
            {...createRegistry(parts)}
            id={formElementId(form)}
            idPrefix={form.id}
            idSeparator="."
            nameGenerator={(names) => names.join('.')}
            method="post"
            action={submitUrl(form, path)}
            noHtml5Validate
            noValidate
            validator={logic.validator}
            schema={fieldSchema([core])}
            uiSchema={createUiSchema(form, (_index, depth) => PLACEHOLDERS.entry(depth))}
            formContext={{
              form,
              headingLevel,
              announce: () => undefined,
              visible: logic.visible,
            }}
            formData={withEntries(fieldsOf(form))}
            extraErrors={everyError(fieldsOf(form))}
            experimental_defaultFormStateBehavior={NO_DEFAULTS}
          >
            {FAILURES.map((outcome) => (
              <OutcomePanel key={outcome} form={form} result={{ outcome, answers: [], pressed: null }} />
            ))}
            <SubmitRow form={form} isBusy={false} result={undefined} />
          </RjsfForm>
          <script
            type="application/json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which nothing ends the element
            dangerouslySetInnerHTML={{ __html: JSON.stringify(form).replaceAll('<', '\\u003c') }}
          />
        </div>
      </HeadlessMantineProvider>
    </PlainContext>
  );
}
