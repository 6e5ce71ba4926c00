import { HeadlessMantineProvider } from '@mantine/core';
import RjsfForm from '@rjsf/core/lib/components/Form.js';
import type { ErrorSchema, RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import { useMemo } from 'react';
import type { Schema } from '../../../compiler/schema/schema-set.ts';
import type { RjsfFormContext } from '../../../forms/context.ts';
import controls from '../../../forms/controls.module.css';
import type { FormValues } from '../../../forms/values/form-values.ts';
import { WIDGETS } from '../../../forms/widgets/widgets.ts';
import type { PlacedErrors } from '../diagnostics/diagnostic-locations.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { fieldContext, fieldFromSchema } from './field-labels.ts';
import { useFormContext } from './form-context.tsx';
import { formSchema, tidy } from './form-schema.ts';
import { Group } from './Group.tsx';
import { List } from './List.tsx';
import { ListItem } from './ListItem.tsx';
import { OptionalPart } from './OptionalPart.tsx';
import { StudioField } from './StudioField.tsx';
import { Toggle } from './Toggle.tsx';

/** The ids of a form's fields begin with it: `studio_items_0_title`. */
export const FIELD_PREFIX = 'studio';

const FIELDS = { SchemaField: StudioField, OptionalDataControlsField: OptionalPart };

const STUDIO_WIDGETS = { ...WIDGETS, choice: ChoiceField, toggle: Toggle, checkbox: Toggle };

const TEMPLATES = {
  FieldTemplate: FieldFrame,
  ObjectFieldTemplate: Group,
  ArrayFieldTemplate: List,
  ArrayFieldItemTemplate: ListItem,
};

const OPTIONS: UiSchema<FormValues, RJSFSchema, RjsfFormContext> = {
  'ui:globalOptions': { copyable: true, enableOptionalDataFieldForType: ['object'] },
  'ui:submitButtonOptions': { norender: true },
};

/** Nothing is filled in that the author did not write. */
const NO_DEFAULTS = {
  constAsDefaults: 'never',
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
} as const;

/** The check on the development server is what judges; it knows more than a schema does. */
const NO_VALIDATION: ValidatorType<FormValues, RJSFSchema, RjsfFormContext> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};

const NOTHING = fieldContext(fieldFromSchema('', {}));

interface PartFormProps {
  /** What the value must be: a block's schema or the page's. */
  schema: Schema;
  value: Record<string, unknown>;
  errors: PlacedErrors;
  /** `place` names the field that was changed. */
  onChange: (value: Record<string, unknown>, place: string) => void;
}

/** A form for one part of a page, made by the project's form engine from the part's schema. */
export function PartForm({ schema, value, errors, onChange }: PartFormProps) {
  const { site } = useFormContext();
  const rules = useMemo(() => formSchema(schema, site.schemas), [schema, site.schemas]);
  return (
    <HeadlessMantineProvider>
      <div className={controls['controls']}>
        <RjsfForm<FormValues, RJSFSchema, RjsfFormContext>
          idPrefix={FIELD_PREFIX}
          tagName="div"
          schema={rules}
          uiSchema={OPTIONS}
          formContext={NOTHING}
          // The engine hands values through as they are; a page's go deeper than a visitor's answers.
          formData={value as FormValues}
          validator={NO_VALIDATION}
          noValidate
          extraErrors={errors as ErrorSchema<FormValues>}
          showErrorList={false}
          fields={FIELDS}
          templates={TEMPLATES}
          widgets={STUDIO_WIDGETS}
          experimental_defaultFormStateBehavior={NO_DEFAULTS}
          onChange={({ formData = {} }, id) =>
            onChange(tidy(formData, rules as Schema) as Record<string, unknown>, id ?? '')
          }
        >
          {/* In place of a button that sends. */}
          <span />
        </RjsfForm>
      </div>
    </HeadlessMantineProvider>
  );
}
