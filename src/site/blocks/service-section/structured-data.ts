import type { Contributor } from '@json-site/engine/src/compiler/visitor/structured-data.ts';
import type { ServiceSectionBlock } from '../../generated/content-types.ts';
import { serviceThings } from '../../ui/services/structured-data.ts';

/** Describes the service of the page. */
export const structuredData: Contributor<ServiceSectionBlock> = ({ service }, site) => {
  const things = serviceThings([service], site);
  return { things, properties: { mainEntity: things.map((thing) => ({ '@id': thing['@id'] })) } };
};
