import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import { Radios } from '../widgets/Radios.tsx';
import type { FormPart } from './part.ts';

/** One option of an enum, or yes and no. */
export const part: FormPart = { fields: { BooleanField }, widgets: { radios: Radios, 'yes-no': Radios } };
