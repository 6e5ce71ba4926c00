import { HeadlessMantineProvider } from '@mantine/core';
import RjsfForm from '@rjsf/core/lib/components/Form.js';
import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import NumberField from '@rjsf/core/lib/components/fields/NumberField.js';
import type { ErrorSchema, RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import { useEffect, useId, useMemo, useState } from 'react';
import type { Schema } from '@json-site/compiler/schema';
import controls from '@json-site/forms/controls.module.css';
import type { RjsfData, RjsfFormContext } from '@json-site/forms/inputs';
import { SelectField } from '@json-site/forms/inputs';
import type { FormValues } from '@json-site/forms/values';
import { chooseKind, pasteInto, writeList } from '../paste/paste-into.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ColourField, DateField, TimeField } from './controls/ValueFields.tsx';
import { coloursIn } from './controls/value-forms.ts';
import { FIELD_PREFIX, itemOf } from './field-ids.ts';
import { STUDIO_CONTEXT } from './field-labels.ts';
import { useFormContext } from './form-context.tsx';
import { cleanValue, studioFormSchema } from './form-schema.ts';
import { EditedPartContext, listOfTexts, type PasteMessage } from './list-of-texts.tsx';
import { FileField } from './pictures/FileButtons.tsx';
import { AreaInLanguage, TextInLanguage } from './TextInLanguage.tsx';
import { Toggle } from './Toggle.tsx';
import { ObjectOrDictionary } from './templates/DictionaryEntry.tsx';
import { FieldFrame } from './templates/FieldFrame.tsx';
import { Group } from './templates/Group.tsx';
import { List, ListField } from './templates/List.tsx';
import { ListItem } from './templates/ListItem.tsx';
import { OptionalPart } from './templates/OptionalPart.tsx';
import { StudioField } from './templates/StudioField.tsx';
import { InlineField } from './text/InlineField.tsx';

const FIELDS = {
  SchemaField: StudioField,
  ObjectField: ObjectOrDictionary,
  ArrayField: ListField,
  BooleanField,
  NumberField,
  OptionalDataControlsField: OptionalPart,
};

const WIDGETS = {
  text: TextInLanguage,
  textarea: AreaInLanguage,
  inline: InlineField,
  select: SelectField,
  choice: ChoiceField,
  file: FileField,
  day: DateField,
  time: TimeField,
  colour: ColourField,
  toggle: Toggle,
  checkbox: Toggle,
};

const TEMPLATES = {
  FieldTemplate: FieldFrame,
  ObjectFieldTemplate: Group,
  ArrayFieldTemplate: List,
  ArrayFieldItemTemplate: ListItem,
};

const OPTIONS: UiSchema<RjsfData, RJSFSchema, RjsfFormContext> = {
  'ui:globalOptions': { copyable: true, enableOptionalDataFieldForType: ['object'] },
};

/** RJSF must not add values that the author did not enter. */
const NO_DEFAULTS = {
  constAsDefaults: 'never',
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
} as const;

/** The compiler on the development server validates drafts, because it checks more than the schema. */
const NO_VALIDATION: ValidatorType<RjsfData, RJSFSchema, RjsfFormContext> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};

/** Removes the errors of a field that was just added: nothing is wrong before its author has left it. */
function withoutErrorsAt(errors: ErrorSchema<RjsfData>, id: string): ErrorSchema<RjsfData> {
  const [name, ...rest] = id.split('_').slice(1);
  if (name === undefined) return errors;
  const { [name]: inner, ...others } = errors as Record<string, ErrorSchema<RjsfData>>;
  const kept = inner && rest.length > 0 ? { [name]: withoutErrorsAt(inner, `_${rest.join('_')}`) } : {};
  return { ...others, ...kept } as ErrorSchema<RjsfData>;
}

const NO_NOTICE: PasteMessage = { id: '', text: '', offer: [], before: {} };

interface PartFormProps {
  schema: Schema;
  /** The properties to show. Default: all of them. */
  names?: readonly string[];
  value: Record<string, unknown>;
  errors: ErrorSchema<RjsfData>;
  /** True while the last change of the document is an edit in a field. */
  isEditing?: boolean;
  /** `field` is the id of the field that was changed. */
  onChange: (value: Record<string, unknown>, field: string) => void;
}

/** The form of one part of a document, built from the part's schema by RJSF. */
export function PartForm({ schema, names, value, errors, isEditing = false, onChange }: PartFormProps) {
  const { site } = useFormContext();
  const formRules = useMemo(
    () => studioFormSchema(schema, site.schemas, names),
    [schema, site.schemas, names],
  );
  const [fresh, setFresh] = useState('');
  const [notice, setNotice] = useState(NO_NOTICE);
  // The first change after a paste is the paste.
  useEffect(() => setNotice((last) => (last.after ? last : { ...last, after: value })), [value]);
  const coloursId = useId();
  const colours = useMemo(() => coloursIn(value), [value]);
  const part = useMemo(
    () => ({
      value,
      rules: formRules as Schema,
      onChange,
      setFresh,
      isEditing,
      coloursId,
      notice,
      setNotice,
    }),
    [value, formRules, onChange, isEditing, coloursId, notice],
  );
  const listOf = (id: string) => listOfTexts(part, id);
  return (
    <EditedPartContext value={part}>
      <HeadlessMantineProvider>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and pastes of the fields inside */}
        <div
          className={controls['controls']}
          onPaste={(event) => {
            const message = pasteInto(event, listOf);
            if (message) setNotice({ ...message, before: value });
          }}
          onKeyDown={(event) => {
            writeList(event, listOf);
            chooseKind(event, listOf);
          }}
          onBlur={({ relatedTarget }) => setFresh(itemOf(fresh)?.contains(relatedTarget) ? fresh : '')}
        >
          <datalist id={coloursId}>
            {colours.map((colour) => (
              <option key={colour} value={colour} />
            ))}
          </datalist>
          <RjsfForm<RjsfData, RJSFSchema, RjsfFormContext>
            idPrefix={FIELD_PREFIX}
            tagName="div"
            schema={formRules}
            uiSchema={OPTIONS}
            formContext={STUDIO_CONTEXT}
            // RJSF passes values on unchanged; the type FormValues describes visitors' forms, which are flat.
            formData={value as FormValues}
            validator={NO_VALIDATION}
            noValidate
            extraErrors={withoutErrorsAt(errors, fresh)}
            showErrorList={false}
            fields={FIELDS}
            templates={TEMPLATES}
            widgets={WIDGETS}
            experimental_defaultFormStateBehavior={NO_DEFAULTS}
            onChange={({ formData = {} }, id) =>
              onChange(cleanValue(formData, formRules as Schema) as Record<string, unknown>, id ?? '')
            }
          >
            {/* RJSF would render a submit button without children. */}
            <span />
          </RjsfForm>
        </div>
      </HeadlessMantineProvider>
    </EditedPartContext>
  );
}
