import { type Contributor, serviceThings } from '../../compiler/resolve/structured-data.ts';
import type { ServiceListBlock } from '../../generated/content-types.ts';

/** Describes the services in the list. */
export const structuredData: Contributor<ServiceListBlock> = ({ services }, site) => ({
  things: serviceThings(services, site),
});
