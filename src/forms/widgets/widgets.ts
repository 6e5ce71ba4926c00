import { Checkboxes } from './Checkboxes.tsx';
import { DateField } from './DateField.tsx';
import { SelectField, TextArea, TextField } from './TextField.tsx';

/** By the names that content gives them. */
export const WIDGETS = {
  text: TextField,
  email: TextField,
  tel: TextField,
  url: TextField,
  textarea: TextArea,
  select: SelectField,
  checkboxes: Checkboxes,
  date: DateField,
};
