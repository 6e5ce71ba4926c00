import type { Icon, Inline } from '@json-site/engine/src/model/model.ts';
import type { Service } from '../../generated/content-types.ts';
import type { PartName, ServiceRecord } from './ServiceParts.tsx';

/** A card that opens a dialog about a service or about one of its solutions. */
export interface ServiceCard {
  id: string;
  title: string;
  icon: Icon;
  description: Inline;
  /** The service or solution in the dialog. */
  record: ServiceRecord;
  /** Whether the icon is that of the service, which all of its solutions share. */
  isSolution: boolean;
  parts: readonly PartName[];
}

const WHOLE_SERVICE: PartName[] = ['details', 'solutions', 'stats', 'tools', 'benefits', 'process'];
const ONE_SOLUTION: PartName[] = ['details', 'stats', 'tools', 'benefits', 'process'];

/** `system-` and `Power BI` give `system-power-bi`. */
function solutionId(prefix: string, name: string): string {
  return prefix + name.toLowerCase().replaceAll(' ', '-');
}

function solutionCards(service: Service): ServiceCard[] {
  const prefix = service.solutions?.idPrefix ?? `${service.id}-`;
  return (service.solutions?.items ?? []).map((record) => ({
    id: solutionId(prefix, record.name),
    title: record.name,
    icon: service.icon,
    description: record.description,
    record,
    isSolution: true,
    parts: ONE_SOLUTION,
  }));
}

function serviceCard(service: Service): ServiceCard {
  const { id, title, icon, description } = service;
  return { id, title, icon, description, record: service, isSolution: false, parts: WHOLE_SERVICE };
}

/** Returns the cards for these services in order. Skips services that do not exist. */
export function serviceCards(
  services: readonly (Service | null)[],
  show: 'services' | 'solutions' = 'services',
): ServiceCard[] {
  const known = services.filter((service) => service !== null);
  return show === 'services' ? known.map(serviceCard) : known.flatMap(solutionCards);
}
