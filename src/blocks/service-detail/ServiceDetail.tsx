import type { ServiceDetailBlock } from '../../generated/content-types.ts';
import { Actions } from '../../ui/Actions.tsx';
import { useSite } from '../../ui/context.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { InlineText } from '../../ui/InlineText.tsx';
import { Section } from '../../ui/Section.tsx';
import { type PartName, ServiceParts } from '../../ui/ServiceParts.tsx';
import styles from './ServiceDetail.module.css';

const FIRST_PARTS: PartName[] = ['details', 'stats', 'tools'];
const WIDE_PARTS: PartName[] = ['solutions', 'benefits', 'process'];

/** All that there is to say about one service, as the main part of a page. */
export function ServiceDetail({ service, actions }: ServiceDetailBlock) {
  const { labels } = useSite();
  return (
    <Section>
      <div className={styles['detail']}>
        <div className={styles['head']}>
          <h1>{service ? service.title : labels.serviceNotFound}</h1>
          {service && (
            <>
              <Glyph icon={service.icon} className={styles['icon']} />
              <p className={styles['description']}>
                <InlineText text={service.description} />
              </p>
            </>
          )}
        </div>
        {service && (
          <>
            <ServiceParts service={service} parts={FIRST_PARTS} headingLevel={2} />
            <ServiceParts service={service} parts={WIDE_PARTS} headingLevel={2} layout="grid" />
          </>
        )}
        {actions && <Actions actions={actions} />}
      </div>
    </Section>
  );
}
