import { organisationId, type Thing, websiteId } from '../../compiler/visitor/structured-data.ts';
import type { HeadData } from './head-data.ts';

/** Returns the organisation that runs the site, from site.json. */
export function organisation({ site, logo }: HeadData): Thing {
  const { brand, company, contact, offices = [] } = site;
  return {
    '@type': 'Organization',
    '@id': organisationId(site),
    name: brand.name,
    legalName: company.legalName,
    description: brand.tagline,
    url: `${site.url}/`,
    email: contact.email,
    ...(contact.phone && { telephone: contact.phone }),
    ...(logo && {
      logo: {
        '@type': 'ImageObject',
        url: site.url + logo.src,
        width: logo.width,
        height: logo.height,
        caption: logo.alt,
      },
    }),
    ...(offices.length > 0 && {
      address: offices.map(({ name, address }) => ({
        '@type': 'PostalAddress',
        name,
        streetAddress: address.join(', '),
      })),
      contactPoint: offices.map(({ name, phone = contact.phone }) => ({
        '@type': 'ContactPoint',
        name,
        ...(phone && { telephone: phone }),
        email: contact.email,
      })),
    }),
  };
}

/** Returns the website, which the home page describes. */
export function website({ site }: HeadData): Thing {
  return {
    '@type': 'WebSite',
    '@id': websiteId(site),
    name: site.brand.name,
    description: site.brand.tagline,
    url: `${site.url}/`,
    inLanguage: site.language,
    publisher: { '@id': organisationId(site) },
  };
}
