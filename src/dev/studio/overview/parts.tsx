import { type ReactNode, useId } from 'react';
import { openAddress } from '../browser-history.ts';
import type { StudioSite } from '../protocol.ts';
import styles from './Overview.module.css';

interface PartProps {
  title: string;
  /** Says plainly that there is nothing; empty when there is something. */
  empty?: string;
  /** A button beside the heading. */
  children?: ReactNode;
}

/** A part of the overview, with its heading. */
export function Part({ title, empty = '', children }: PartProps) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {title}
      </h2>
      {empty ? <p className={styles['empty']}>{empty}</p> : children}
    </section>
  );
}

interface DocumentLinkProps {
  site: StudioSite;
  file: string;
  name: string;
}

/** The name of a document, which opens it if it is still there. */
export function DocumentLink({ site, file, name }: DocumentLinkProps) {
  const entry = site.documents.find((one) => one.file === file && !one.isMissing);
  if (!entry) return <span>{name}</span>;
  return (
    <button type="button" className={styles['link']} onClick={() => openAddress(entry.address)}>
      {name}
    </button>
  );
}
