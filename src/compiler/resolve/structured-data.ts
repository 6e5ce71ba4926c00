import type { Service, Site } from '../../generated/content-types.ts';
import { plainText } from './plain-text.ts';

/** A node of schema.org's vocabulary. */
export interface Thing {
  '@type': string | string[];
  '@id'?: string;
  [property: string]: unknown;
}

/** What a block adds to what search engines are told about its page. */
export interface Contribution {
  /** What kind of page the block makes it, for example "FAQPage". */
  pageType?: string;
  /** Properties of the page itself. */
  properties?: Record<string, unknown>;
  /** Things that the page tells of; the same `@id` is told once. */
  things?: Thing[];
}

/** Exported as `structuredData` from a block's structured-data.ts. Runs in the build, never in a browser. */
export type Contributor<Block> = (block: Block, site: Site) => Contribution;

/** Names the organisation, which every page describes. */
export function organisationId(site: Site): string {
  return `${site.url}/#organization`;
}

/** Names the site, which the home page describes. */
export function websiteId(site: Site): string {
  return `${site.url}/#website`;
}

/** A service record as a schema.org Service, under one name on every page that tells of it. */
export function serviceThing(service: Service, site: Site): Thing {
  const { solutions } = service;
  return {
    '@type': 'Service',
    '@id': `${site.url}/#service-${service.id}`,
    name: service.title,
    serviceType: service.title,
    description: plainText(service.description),
    provider: { '@id': organisationId(site) },
    ...(solutions && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: solutions.title,
        itemListElement: solutions.items.map(({ name }) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name },
        })),
      },
    }),
  };
}

/** The services that exist, of those a block names. */
export function serviceThings(services: (Service | null)[], site: Site): Thing[] {
  return services.flatMap((service) => (service ? [serviceThing(service, site)] : []));
}
