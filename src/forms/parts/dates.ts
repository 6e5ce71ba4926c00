import { DateField } from '../widgets/DateField.tsx';
import type { FormPart } from './part.ts';

/** Dates. */
export const part: FormPart = { widgets: { date: DateField } };
