import type { FormValues } from '../../../../src/forms/values/form-values.ts';
import { TEXT } from '../../../support/reduced-schema.ts';

interface Step {
  values: FormValues;
  /** The fields of the form in order, `!` after required ones. */
  shows: string;
  /** The fields that stop the form. Without any, the form is sent and stored. */
  missing?: string[];
}

/** A condition whose question is not answered yet, and the answers that follow. */
export interface UnansweredCase {
  title: string;
  schema: object;
  steps: Step[];
}

export const BOX = { type: 'boolean', default: false };
export const YES_NO = { type: 'string', enum: ['yes', 'no'] };
export const COUNTRIES = { type: 'string', enum: ['GB', 'FR', 'DE', 'ES', 'IT', 'PL'] };

export const is = (name: string, value: unknown) => ({ properties: { [name]: { const: value } } });
export const adds = (name: string) => ({ properties: { [name]: TEXT }, required: [name] });
