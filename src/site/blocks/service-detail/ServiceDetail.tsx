import { useSite } from '@json-site/engine/src/ui/context.tsx';
import { Actions } from '@json-site/engine/src/ui/links/Actions.tsx';
import { PageHead } from '@json-site/engine/src/ui/section/PageHead.tsx';
import { Section } from '@json-site/engine/src/ui/section/Section.tsx';
import type { ServiceDetailBlock } from '../../generated/content-types.ts';
import { type PartName, ServiceParts } from '../../ui/services/ServiceParts.tsx';
import styles from './ServiceDetail.module.css';

const PARTS: PartName[] = ['details', 'stats', 'tools', 'solutions', 'benefits', 'process'];

/** A service with all its parts, as the main content of a page. */
export function ServiceDetail({ service, art, actions }: ServiceDetailBlock) {
  const { labels } = useSite();
  return (
    <>
      <div className={styles['head']} data-tone="ink">
        <PageHead
          heading={service ? service.title : labels.serviceNotFound}
          intro={service ? [service.description] : []}
          art={art}
          icon={service?.icon}
        />
      </div>
      <Section>
        <div className={styles['detail']}>
          {service && <ServiceParts service={service} parts={PARTS} headingLevel={2} layout="grid" />}
          {actions && <Actions actions={actions} />}
        </div>
      </Section>
    </>
  );
}
