import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../scripts/content/project.ts';

/** The routes of the specification, written out: the tests must notice when one goes missing. */
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

/** The routes of the site: those of the specification, and what a public site owes its visitors besides. */
export const ROUTES = [...SPECIFIED, '/accessibility'] as const;

/** One page of each kind. */
export const KINDS: readonly string[] = [
  '/',
  '/about',
  '/services',
  '/services/data',
  '/services/development/custom-software',
  '/industries',
  '/industries/charity',
  '/contact',
  '/quote',
  '/terms-of-service',
  '/faq',
];

/** The industries of the specification: title and route, in their order. */
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

/** A service record as its author wrote it. */
export interface ServiceRecord {
  title: string;
  description: string;
  details: string[];
  benefits: string[];
  tools?: { title: string; items: string[] };
  implementationProcess?: { title: string; steps: { name: string }[] };
  solutions?: { title: string; items: { name: string; description: string }[] };
  stats?: { title: string; items: { value: string; label: string }[] };
}

/** Reads a service record, so that tests say what of it must show and not what it says today. */
export function serviceRecord(id: string): ServiceRecord {
  return JSON.parse(readFileSync(path.join(ROOT, `content/services/${id}.json`), 'utf8')) as ServiceRecord;
}
