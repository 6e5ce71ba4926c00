import { type Contributor, serviceThings } from '../../compiler/resolve/structured-data.ts';
import type { ServiceListBlock } from '../../generated/content-types.ts';

/** The services that the page tells of. */
export const structuredData: Contributor<ServiceListBlock> = ({ services }, site) => ({
  things: serviceThings(services, site),
});
