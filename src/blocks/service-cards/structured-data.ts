import { type Contributor, serviceThings } from '../../compiler/resolve/structured-data.ts';
import type { ServiceCardsBlock } from '../../generated/content-types.ts';

/** The services behind the cards. Cards for solutions are parts of a service, told with it. */
export const structuredData: Contributor<ServiceCardsBlock> = ({ services, show }, site) => ({
  things: show === 'solutions' ? [] : serviceThings(services, site),
});
