import { plainText } from '@json-site/engine/src/model/visitor/plain-text.ts';
import {
  type Contributor,
  organisationId,
  type Thing,
} from '@json-site/engine/src/model/visitor/structured-data.ts';
import type { Service, Site } from '../../generated/content-types.ts';

/** Converts a service record to a schema.org Service. Its `@id` is the same on every page. */
function serviceThing(service: Service, site: Site): Thing {
  const { solutions } = service;
  return {
    '@type': 'Service',
    '@id': `${site.url}/#service-${service.id}`,
    name: service.title,
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

/** Converts the services of a block. Omits ids without a record. */
export function serviceThings(services: (Service | null)[], site: Site): Thing[] {
  return services.flatMap((service) => (service ? [serviceThing(service, site)] : []));
}

/** Describes the service that is the subject of a page. */
export const mainService: Contributor<{ service: Service | null }> = ({ service }, site) => {
  const things = serviceThings([service], site);
  return { things, properties: { mainEntity: things.map((thing) => ({ '@id': thing['@id'] })) } };
};
