import { useId } from 'react';
import { Disclosure } from '@json-site/engine/src/ui/Disclosure.tsx';
import { Section } from '@json-site/engine/src/ui/section/Section.tsx';
import type { ServiceGroupsBlock } from '../../generated/content-types.ts';
import { BriefCardGrid, ServiceCardGrid } from '../../ui/services/ServiceCardGrid.tsx';
import { serviceCards } from '../../ui/services/service-cards.ts';

type Group = ServiceGroupsBlock['groups'][number];

function GroupCards({ group: { services, show, link } }: { group: Group }) {
  const cards = serviceCards(services, show);
  const [page = ''] = link.href.split('#');
  return page.startsWith('/') ? (
    <BriefCardGrid cards={cards} headingLevel={4} link={link} page={page} />
  ) : (
    <ServiceCardGrid cards={cards} headingLevel={4} link={link} isBrief />
  );
}

/** Groups of service cards in an accordion. One group is open at a time, initially the first. */
export function ServiceGroups({ heading, intro, groups }: ServiceGroupsBlock) {
  const name = useId();
  return (
    <Section heading={heading} intro={intro}>
      <div>
        {groups.map((group, index) => (
          <Disclosure
            key={index}
            name={name}
            open={index === 0}
            title={group.title}
            headingLevel={3}
            icon={group.icon}
            text={group.text}
          >
            <GroupCards group={group} />
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
