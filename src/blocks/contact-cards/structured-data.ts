import { type Contributor, organisationId } from '../../compiler/visitor/structured-data.ts';
import type { ContactCardsBlock } from '../../generated/content-types.ts';

/** Marks the page as the organisation's contact page. */
export const structuredData: Contributor<ContactCardsBlock> = (_block, site) => ({
  pageType: 'ContactPage',
  properties: { mainEntity: { '@id': organisationId(site) } },
});
