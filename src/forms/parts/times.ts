import { DateTimeField, TimeField } from '../widgets/TimeField.tsx';
import type { FormPart } from './part.ts';

/** Times, alone or with a date. */
export const part: FormPart = { widgets: { time: TimeField, 'date-time': DateTimeField } };
