import { NumberField } from '../widgets/NumberField.tsx';
import type { FormPart } from './part.ts';

/** Integers and decimal numbers. */
export const part: FormPart = { widgets: { number: NumberField } };
