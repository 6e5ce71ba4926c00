import type { Ref } from 'react';
import { Dialog } from '@json-site/engine/src/ui/dialog/Dialog.tsx';
import { Paragraph } from '@json-site/engine/src/ui/Paragraph.tsx';
import styles from './ServiceDialog.module.css';
import { ServiceParts } from './ServiceParts.tsx';
import type { ServiceCard } from './service-cards.ts';

interface ServiceDialogProps {
  card: ServiceCard;
  id?: string | undefined;
  ref?: Ref<HTMLDialogElement> | undefined;
}

/** The dialog about a service or about one of its solutions. */
export function ServiceDialog({ card, id, ref }: ServiceDialogProps) {
  const { title, icon, description, record, parts } = card;
  return (
    <Dialog id={id} ref={ref} title={title} icon={icon}>
      <Paragraph text={description} className={styles['lead']} />
      <ServiceParts service={record} parts={parts} headingLevel={3} />
    </Dialog>
  );
}
