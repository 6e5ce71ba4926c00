import { Checkboxes } from './Checkboxes.tsx';
import { DateField } from './DateField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea, TextField } from './TextField.tsx';

/** The widget components, by the names that content uses. */
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
