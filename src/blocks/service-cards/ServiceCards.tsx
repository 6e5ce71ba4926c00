import type { ServiceCardsBlock } from '../../generated/content-types.ts';
import { Section } from '../../ui/Section.tsx';
import { ServiceCardGrid } from '../../ui/ServiceCardGrid.tsx';
import { serviceCards } from '../../ui/serviceCards.ts';

/** Cards for services or their solutions; a card opens a dialog with the details. */
export function ServiceCards({ heading, intro, services, show, headingLevel }: ServiceCardsBlock) {
  return (
    <Section heading={heading} intro={intro}>
      <ServiceCardGrid
        cards={serviceCards(services, show)}
        headingLevel={headingLevel ?? (heading ? 3 : 2)}
      />
    </Section>
  );
}
