import type { RegistryPart } from '../parts/part.ts';
import { ErrorSummary } from '../templates/ErrorSummary.tsx';
import { Field } from '../templates/Field.tsx';
import { Fields } from '../templates/Fields.tsx';
import { SelectField } from '../widgets/SelectField.tsx';
import { TextArea, TextField } from '../widgets/TextField.tsx';
import { ObjectField } from './ObjectField.tsx';

/** The parts of RJSF's registry that every form has. */
const BASE: RegistryPart = {
  fields: { ObjectField },
  widgets: {
    text: TextField,
    email: TextField,
    tel: TextField,
    url: TextField,
    textarea: TextArea,
    select: SelectField,
  },
  templates: { FieldTemplate: Field, ObjectFieldTemplate: Fields, ErrorListTemplate: ErrorSummary },
};

/** Combines the fields, widgets and templates of a form's parts, as props of RJSF's form. */
export function createRegistry(parts: readonly RegistryPart[]): Required<RegistryPart> {
  const all = [BASE, ...parts];
  const combined: Required<RegistryPart> = { fields: {}, widgets: {}, templates: {} };
  for (const { fields, widgets, templates } of all) {
    Object.assign(combined.fields, fields);
    Object.assign(combined.widgets, widgets);
    Object.assign(combined.templates, templates);
  }
  return combined;
}
