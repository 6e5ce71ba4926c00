import type { Block } from '@json-site/model/content-types';
import { type Contributor, organisationId } from '@json-site/model/visitor';

/** Marks the page as the organisation's contact page. */
export const structuredData: Contributor<Block<'contact-cards'>> = (_block, site) => ({
  pageType: 'ContactPage',
  properties: { mainEntity: { '@id': organisationId(site) } },
});
