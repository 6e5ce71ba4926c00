import { useSite } from '@json-site/engine/src/ui/context.tsx';
import { Section } from '@json-site/engine/src/ui/section/Section.tsx';
import type { ServiceSectionBlock } from '../../generated/content-types.ts';
import { PartContent, partTitle, presentParts, ServiceParts } from '../../ui/services/ServiceParts.tsx';
import styles from './ServiceSection.module.css';

/** Parts of a service as a section. The section's heading replaces that of the first part. */
export function ServiceSection({ service, heading, intro, parts, layout = 'grid' }: ServiceSectionBlock) {
  const { labels } = useSite();
  if (!service) {
    return (
      <Section heading={heading}>
        <p>{labels.serviceNotFound}</p>
      </Section>
    );
  }
  const [first, ...others] = presentParts(service, parts, labels);
  if (!first) return null;
  return (
    <Section heading={heading ?? partTitle(service, first, labels)} intro={intro} layout="beside">
      <div className={styles['parts']}>
        <PartContent service={service} part={first} level={3} layout={layout} />
        <ServiceParts service={service} parts={others} headingLevel={3} layout={layout} />
      </div>
    </Section>
  );
}
