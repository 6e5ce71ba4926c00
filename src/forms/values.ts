export { type SubmissionRow, toRow } from './submit/row.ts';
export { cleanValues } from './values/clean.ts';
export { type FormValues, isGroupValue } from './values/form-values.ts';
export { initialValues } from './values/initial-values.ts';
