import type { Contributor } from '@json-site/engine/src/model/visitor/structured-data.ts';
import type { ServiceListBlock } from '../../generated/content-types.ts';
import { serviceThings } from '../../ui/services/structured-data.ts';

/** Describes the services in the list. */
export const structuredData: Contributor<ServiceListBlock> = ({ services }, site) => ({
  things: serviceThings(services, site),
});
