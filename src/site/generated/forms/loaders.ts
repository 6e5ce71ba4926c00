/* Written by "npm run generate" from schemas/forms/. Do not edit. */
import type { FormRules } from '@json-site/engine/src/forms/validator.ts';

/** Loads the schema and validators of a form. The names are the file names in schemas/forms/. */
export const formRules: Record<string, () => Promise<FormRules>> = {
  "contact": () => import('./contact.js'),
  "quote": () => import('./quote.js'),
};

/** A hash of each form's schema. A draft with another hash belongs to an older version of the form. */
export const formVersions: Record<string, string> = {
  "contact": 'e2313169ca2a',
  "quote": 'afa2a7965a94',
};
