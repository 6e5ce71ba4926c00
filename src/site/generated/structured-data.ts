/* Written by "npm run generate" from the folders of the blocks. Do not edit. */
import { structuredData as contactCardsData } from '@json-site/engine/src/blocks/contact-cards/structured-data.ts';
import { structuredData as faqData } from '@json-site/engine/src/blocks/faq/structured-data.ts';
import { structuredData as serviceCardsData } from '../blocks/service-cards/structured-data.ts';
import { structuredData as serviceDetailData } from '../blocks/service-detail/structured-data.ts';
import { structuredData as serviceListData } from '../blocks/service-list/structured-data.ts';
import { structuredData as serviceSectionData } from '../blocks/service-section/structured-data.ts';
import type { Contributor } from '@json-site/engine/src/model/visitor/structured-data.ts';
import type { BlockMap } from './content-types.ts';

/** The structured data that each block adds to its page. Only the build imports it. */
export const structuredData: { [Type in keyof BlockMap]?: Contributor<BlockMap[Type]> } = {
  'contact-cards': contactCardsData,
  'faq': faqData,
  'service-cards': serviceCardsData,
  'service-detail': serviceDetailData,
  'service-list': serviceListData,
  'service-section': serviceSectionData,
};
