import { page, siteWith } from './parts.ts';
import { LANGUAGES } from './schemas.ts';

/** The input of examples with several languages. */
export const LANGUAGES_INPUT = { schemas: LANGUAGES };

export const ENGLISH = { tag: 'en', name: 'English' };
export const WELSH = { tag: 'cy', name: 'Cymraeg' };

/** A site in English and Welsh: a home page in both. */
export const bilingual = (site: Record<string, unknown> = {}) => ({
  ...siteWith({ language: 'en', languages: [ENGLISH, WELSH], ...site }),
  'pages/cy.json': page({ title: 'Hafan', description: 'Am y fan.' }),
});
