import type { Mistake } from './diagnostic-case.ts';
import { FILES } from './files.ts';
import { FORMS } from './forms.ts';
import { LINKS } from './links.ts';
import { MEDIA } from './media.ts';
import { ROUTES } from './routes.ts';
import { VALUES } from './values.ts';
import { WORDS } from './words.ts';

/** Mistakes that authors make, with what the check says to each. docs/diagnostics.md shows them all. */
export const MISTAKES: readonly Mistake[] = [
  ...FILES,
  ...VALUES,
  ...LINKS,
  ...ROUTES,
  ...WORDS,
  ...MEDIA,
  ...FORMS,
];
