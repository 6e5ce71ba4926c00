import type { Contributor } from '@json-site/engine/src/model/visitor/structured-data.ts';
import type { ServiceCardsBlock } from '../../generated/content-types.ts';
import { serviceThings } from '../../ui/services/structured-data.ts';

/** Describes the services of the cards. Solutions are part of their service's description. */
export const structuredData: Contributor<ServiceCardsBlock> = ({ services, show }, site) => ({
  things: show === 'solutions' ? [] : serviceThings(services, site),
});
