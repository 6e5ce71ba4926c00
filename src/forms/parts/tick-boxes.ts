import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import { TickBox } from '../widgets/TickBox.tsx';
import type { FormPart } from './part.ts';

/** A single check box. */
export const part: FormPart = { fields: { BooleanField }, widgets: { checkbox: TickBox } };
