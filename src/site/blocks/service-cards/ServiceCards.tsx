import { headPlace } from '@json-site/engine/src/ui/Card.tsx';
import { Section } from '@json-site/engine/src/ui/section/Section.tsx';
import type { ServiceCardsBlock } from '../../generated/content-types.ts';
import { ServiceCardGrid } from '../../ui/services/ServiceCardGrid.tsx';
import { serviceCards } from '../../ui/services/service-cards.ts';

/** Cards for services or their solutions; a card opens a dialog with the details. */
export function ServiceCards({ heading, intro, services, show, headingLevel }: ServiceCardsBlock) {
  const cards = serviceCards(services, show);
  return (
    <Section heading={heading} intro={intro} layout={headPlace(cards.length)}>
      <ServiceCardGrid cards={cards} headingLevel={headingLevel ?? (heading ? 3 : 2)} />
    </Section>
  );
}
