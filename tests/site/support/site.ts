import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../scripts/root.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';

/** The specified routes, listed here so that the tests notice a missing page. */
const SPECIFIED = [
  '/',
  '/about',
  '/services',
  '/services/data',
  '/services/system-implementation',
  '/services/development',
  '/services/development/custom-software',
  '/services/development/mobile-app',
  '/services/development/web-development',
  '/industries',
  '/industries/public-sector',
  '/industries/local-authority',
  '/industries/charity',
  '/industries/social-housing',
  '/industries/financial-services',
  '/industries/hospitality',
  '/industries/health-care',
  '/industries/aviation',
  '/contact',
  '/quote',
  '/terms-of-service',
  '/privacy-policy',
  '/cookie-policy',
  '/faq',
] as const;

/** All routes of the site: the specified ones, the accessibility statement and what a buyer asks. */
export const ROUTES = [...SPECIFIED, '/accessibility', '/assurance', '/working-together'] as const;

/**
 * The routes that the slow checks of pages visit: all in a full run, otherwise pages that together have every kind of
 * menu, heading that opens, dialog and form. tests/engine/browser/every-page.e2e.ts sees every block in every run.
 */
export const SAMPLE_ROUTES: readonly string[] = IS_FULL_RUN ? ROUTES : ['/', '/services/data', '/quote'];

/** The specified industries in order: title and route. */
export const INDUSTRIES = [
  ['Public Sector', '/industries/public-sector'],
  ['Local Authority', '/industries/local-authority'],
  ['Charity and Non-Profit', '/industries/charity'],
  ['Social Housing', '/industries/social-housing'],
  ['Financial Services', '/industries/financial-services'],
  ['Hospitality', '/industries/hospitality'],
  ['Healthcare', '/industries/health-care'],
  ['Aviation', '/industries/aviation'],
] as const;

/** Properties that a service and each of its solutions may have. */
interface ServiceParts {
  description: string;
  tools?: { title: string; items: string[] };
  implementationProcess?: { title: string; steps: { name: string }[] };
  stats?: { title: string; items: { value: string; label: string }[] };
}

/** A part of a service as written in the service's file. */
interface SolutionRecord extends ServiceParts {
  name: string;
  details?: string[];
  benefits?: string[];
}

/** A service record as written in its file. */
export interface ServiceRecord extends ServiceParts {
  title: string;
  details: string[];
  benefits: string[];
  solutions?: { title: string; items: SolutionRecord[] };
}

/** Reads a service record, so that tests do not repeat its text. */
export function serviceRecord(id: string): ServiceRecord {
  return JSON.parse(readFileSync(path.join(ROOT, `content/services/${id}.json`), 'utf8')) as ServiceRecord;
}
