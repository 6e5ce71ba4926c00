import type { ReactNode } from 'react';
import { classes } from '@json-site/engine/src/ui/classes.ts';
import { useSite } from '@json-site/engine/src/ui/context.tsx';
import { NamedList } from '@json-site/engine/src/ui/lists/NamedList.tsx';
import { Points } from '@json-site/engine/src/ui/lists/Points.tsx';
import { StatList } from '@json-site/engine/src/ui/lists/StatList.tsx';
import { StepList } from '@json-site/engine/src/ui/lists/StepList.tsx';
import { Tags } from '@json-site/engine/src/ui/lists/Tags.tsx';
import { Paragraphs } from '@json-site/engine/src/ui/Paragraph.tsx';
import type { Service, ServiceSectionBlock, Site, Solution } from '../../generated/content-types.ts';
import styles from './ServiceParts.module.css';

/** Name of a part of a service record. */
export type PartName = ServiceSectionBlock['parts'][number];

/** Level of the heading above a part. */
export type PartLevel = 2 | 3 | 4;

type Layout = 'list' | 'grid';

/** A service, or one of its solutions, which may have the same parts. */
export type ServiceRecord = Service | Solution;

function solutionsOf(record: ServiceRecord) {
  return 'solutions' in record ? record.solutions : undefined;
}

/** Returns the heading of a part, or undefined if the record does not have the part. */
export function partTitle(
  service: ServiceRecord,
  part: PartName,
  labels: Site['labels'],
): string | undefined {
  switch (part) {
    case 'details':
      return service.details && labels.overview;
    case 'benefits':
      return service.benefits && labels.keyBenefits;
    case 'process':
      return service.implementationProcess?.title;
    case 'stats':
    case 'tools':
      return service[part]?.title;
    case 'solutions':
      return solutionsOf(service)?.title;
  }
}

/** Returns the parts that the record has. */
export function presentParts(
  service: ServiceRecord,
  parts: readonly PartName[],
  labels: Site['labels'],
): PartName[] {
  return parts.filter((part) => partTitle(service, part, labels) !== undefined);
}

interface ContentProps {
  service: ServiceRecord;
  part: PartName;
  /** Level of headings inside the part. */
  level: 3 | 4 | 5;
  layout: Layout;
}

/** A part without its heading. */
export function PartContent({ service, part, level, layout }: ContentProps): ReactNode {
  switch (part) {
    case 'details':
      return (
        <div className={styles['details']}>{service.details && <Paragraphs texts={service.details} />}</div>
      );
    case 'stats':
      return service.stats && <StatList items={service.stats.items} />;
    case 'tools':
      return service.tools && <Tags items={service.tools.items} label={service.tools.title} />;
    case 'solutions':
      return <NamedList items={solutionsOf(service)?.items ?? []} layout={layout} />;
    case 'benefits':
      return service.benefits && <Points items={service.benefits} layout={layout} />;
    case 'process':
      return (
        service.implementationProcess && (
          <StepList items={service.implementationProcess.steps} headingLevel={level} layout={layout} />
        )
      );
  }
}

interface PartsProps {
  service: ServiceRecord;
  parts: readonly PartName[];
  headingLevel: PartLevel;
  layout?: Layout | undefined;
}

/** Parts of a service or of a solution, each with its heading. Skips parts that the record does not have. */
export function ServiceParts({ service, parts, headingLevel, layout = 'list' }: PartsProps) {
  const { labels } = useSite();
  const Heading = `h${headingLevel}` as const;
  const level = (headingLevel + 1) as ContentProps['level'];
  return presentParts(service, parts, labels).map((part) => (
    <div key={part} className={classes(styles['part'], headingLevel === 2 && styles['row'])}>
      <Heading className={styles['heading']}>{partTitle(service, part, labels)}</Heading>
      <PartContent service={service} part={part} level={level} layout={layout} />
    </div>
  ));
}
