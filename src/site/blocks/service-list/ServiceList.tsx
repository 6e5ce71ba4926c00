import { Glyph } from '@json-site/engine/src/ui/Glyph.tsx';
import { Paragraph } from '@json-site/engine/src/ui/Paragraph.tsx';
import { Section } from '@json-site/engine/src/ui/section/Section.tsx';
import type { ServiceListBlock } from '../../generated/content-types.ts';
import { type PartName, ServiceParts } from '../../ui/services/ServiceParts.tsx';
import styles from './ServiceList.module.css';

const DEFAULT_PARTS: PartName[] = ['details', 'process', 'benefits'];

/** A list of services with some of their parts. Skips services that do not exist. */
export function ServiceList({ heading, services, parts = DEFAULT_PARTS }: ServiceListBlock) {
  const level = heading ? 3 : 2;
  const Heading = `h${level}` as const;
  return (
    <Section heading={heading}>
      {services.map(
        (service) =>
          service && (
            <article key={service.id} id={`service-${service.id}`} className={styles['service']}>
              <div className={styles['about']}>
                <Glyph icon={service.icon} className={styles['icon']} />
                <Heading className={styles['title']}>{service.title}</Heading>
                <Paragraph text={service.description} className={styles['description']} />
              </div>
              <div className={styles['parts']}>
                <ServiceParts service={service} parts={parts} headingLevel={level === 2 ? 3 : 4} />
              </div>
            </article>
          ),
      )}
    </Section>
  );
}
