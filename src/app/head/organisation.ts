import type { Site } from '@json-site/model/content-types';
import { callable, organisationId, type Thing, websiteId } from '@json-site/model/visitor';
import type { HeadData } from './head-data.ts';

type Office = NonNullable<Site['offices']>[number];

/** The lines of an address that name more than the town, the postcode and the country. */
function street({ address, town, postcode, country }: Office, language: string): string {
  const countryName = country && new Intl.DisplayNames([language], { type: 'region' }).of(country);
  const others = [town, postcode, countryName].filter((part) => part !== undefined);
  const isStreet = (line: string) =>
    /[\p{L}\d]/u.test(others.reduce((rest, part) => rest.replace(part, ''), line));
  return address.filter(isStreet).join(', ');
}

/** Where the organisation is, and how each office is reached. */
const addresses = ({ site: { offices = [], contact, language } }: HeadData): Record<string, Thing[]> => ({
  address: offices.map((office) => ({
    '@type': 'PostalAddress',
    name: office.name,
    streetAddress: street(office, language),
    ...(office.town && { addressLocality: office.town }),
    ...(office.postcode && { postalCode: office.postcode }),
    ...(office.country && { addressCountry: office.country }),
  })),
  contactPoint: offices.map(({ name, phone = contact.phone }) => ({
    '@type': 'ContactPoint',
    contactType: 'customer service',
    name,
    ...(phone && { telephone: callable(phone, contact.countryCode) }),
    email: contact.email,
  })),
});

/**
 * Returns the organisation that runs the site, from site.json.
 * @param isInFull Whether with its offices. Search engines ask for them on one page that describes the organisation;
 * on all pages, they would be a twentieth of a document.
 */
export function organisation(facts: HeadData, isInFull: boolean): Thing {
  const { site, logo } = facts;
  const { brand, company, contact, offices = [] } = site;
  return {
    '@type': 'Organization',
    '@id': organisationId(site),
    name: brand.name,
    legalName: company.legalName,
    description: brand.tagline,
    url: `${site.url}/`,
    email: contact.email,
    ...(contact.phone && { telephone: callable(contact.phone, contact.countryCode) }),
    ...(logo && {
      logo: {
        '@type': 'ImageObject',
        url: site.url + logo.src,
        width: logo.width,
        height: logo.height,
        caption: logo.alt,
      },
    }),
    ...(isInFull && offices.length > 0 && addresses(facts)),
  };
}

/** Returns the website, of which every page is a part. */
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
