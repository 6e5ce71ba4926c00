import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MAIN_SITE } from '../../../scripts/test/site-copy.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(MAIN_SITE, 'content', file), 'utf8'));

/** Every route of the main site. */
export const { routes: ROUTES } = read('published.json') as { routes: string[] };

/**
 * The routes that the slow checks of pages visit: all in a full run, otherwise pages that together have every kind of
 * menu, heading that opens, dialog and form. tests/engine/browser/every-page.e2e.ts sees every block in every run.
 */
export const SAMPLE_ROUTES: readonly string[] = IS_FULL_RUN ? ROUTES : ['/', '/services/data', '/quote'];

/** The routes of the pages that the menu of industries lists. */
export const INDUSTRIES = ROUTES.filter((route) => route.startsWith('/industries/'));

/** Reads the title of a service. */
export const serviceTitle = (id: string) => (read(`services/${id}.json`) as { title: string }).title;
