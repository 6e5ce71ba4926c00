import { useState } from 'react';
import { useLoaded } from '@json-site/dev/shared';
import { SelectInput } from '../controls/fields.tsx';
import { PageFrame } from '../preview/PageFrame.tsx';
import styles from './Publish.module.css';
import type { ChangedPage, PageVersion, PageVersions } from './protocol.ts';

const WIDTH = 1024;

function Version({ label, version, missing }: { label: string; version: PageVersion; missing: string }) {
  const { payload, shared } = version;
  return (
    <section className={styles['version']} aria-label={label}>
      <h4>{label}</h4>
      {payload ? (
        <PageFrame title={label} payload={payload} shared={shared} width={WIDTH} />
      ) : (
        <p>{missing}</p>
      )}
    </section>
  );
}

interface BeforeAndAfterProps {
  pages: readonly ChangedPage[];
  /** The chosen documents. */
  files: readonly string[];
}

/** Shows a changed page as visitors see it, beside the page with the chosen documents. */
export function BeforeAndAfter({ pages, files }: BeforeAndAfterProps) {
  const [chosen, setChosen] = useState(pages[0]?.route ?? '');
  const route = pages.some((page) => page.route === chosen) ? chosen : (pages[0]?.route ?? '');
  const [versions] = useLoaded<PageVersions>('studio/publish/page', { route, files });

  return (
    <>
      <SelectInput label="Page" value={route} onChange={setChosen}>
        {pages.map((page) => (
          <option key={page.route} value={page.route}>
            {page.title} ({page.route})
          </option>
        ))}
      </SelectInput>
      {versions && (
        <div className={styles['versions']}>
          <Version label="Before" version={versions.before} missing="This page is new." />
          <Version label="After" version={versions.after} missing="This page is deleted." />
        </div>
      )}
    </>
  );
}
