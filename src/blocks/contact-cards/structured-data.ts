import { type Contributor, organisationId } from '../../compiler/resolve/structured-data.ts';
import type { ContactCardsBlock } from '../../generated/content-types.ts';

/** A page about how to reach the organisation. */
export const structuredData: Contributor<ContactCardsBlock> = (_block, site) => ({
  pageType: 'ContactPage',
  properties: { mainEntity: { '@id': organisationId(site) } },
});
