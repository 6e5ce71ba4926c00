import { useState } from 'react';
import { fileOfRoute, parentOf } from '@json-site/compiler/documents';
import { count } from '@json-site/compiler/words';
import { callDevApi } from '@json-site/dev/shared';
import { FormDialog } from '../controls/FormDialog.tsx';
import { SelectInput, TextInput } from '../controls/fields.tsx';
import { ExactLocations, useSetting } from '../controls/SettingBox.tsx';
import dialog from '../controls/StudioDialog.module.css';
import type { DocumentEntry, PageChange, PageChangeResult, StudioSite } from '../protocol.ts';
import { moveDrafts } from '../state/draft-storage.ts';
import styles from './ChangePageDialog.module.css';

interface ChangePageDialogProps extends Pick<StudioSite, 'documents'> {
  kind: PageChange['kind'];
  page: DocumentEntry;
  /** Called with the route that replaces the page's old route. */
  onDone: (route: string) => void;
  onClose: () => void;
}

function Plan({ plan }: { plan: PageChangeResult }) {
  const { referrers, redirects } = plan;
  const [isExact] = useSetting('exact-locations');
  return (
    <div className={styles['plan']}>
      <h3 className={dialog['subheading']}>
        {referrers.length === 0
          ? 'Nothing links to this page'
          : `${count(referrers.length, 'reference')} to this page will be updated`}
      </h3>
      {referrers.length > 0 && <ExactLocations />}
      <ul className={styles['locations']}>
        {referrers.map(({ where, file, line, path }) => (
          <li key={`${file}:${line}:${path}`}>
            {where}
            {isExact && (
              <span className={dialog['note']}>
                {' '}
                {file}:{line} {path}
              </span>
            )}
          </li>
        ))}
      </ul>
      <h3 className={dialog['subheading']}>Redirects from old addresses</h3>
      {redirects.length === 0 && <p>No redirect: visitors do not know the address yet.</p>}
      <ul className={styles['locations']}>
        {redirects.map(([from, to]) => (
          <li key={from}>
            {from} → {to}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Moves or deletes a page. The first submit shows what the change affects, the second one applies it. */
export function ChangePageDialog({ kind, page, documents, onDone, onClose }: ChangePageDialogProps) {
  const route = page.address;
  const pages = documents.filter((document) => document.kind === 'pages');
  const below = pages.filter(({ address }) => address.startsWith(`${route}/`));
  const others = pages.filter(({ address }) => address !== route && address !== '/404');
  const [to, setTo] = useState(kind === 'move' ? route : parentOf(route));
  const [withPagesBelow, setWithPagesBelow] = useState(below.length > 0);
  const [plan, setPlan] = useState<PageChangeResult | null>(null);
  const [title, submit] =
    kind === 'move' ? ['Move or rename', 'Move the page'] : ['Delete', 'Delete the page'];

  async function submitChange(signal: AbortSignal) {
    const change: PageChange = { kind, file: page.file, to, withPagesBelow, apply: plan !== null };
    setPlan(null);
    const result = await callDevApi<PageChangeResult>('studio/change', change, signal);
    if (result.diagnostics.length > 0) return result.diagnostics;
    if (!change.apply) {
      setPlan(result);
      return [];
    }
    if (kind === 'move') moveDrafts(page.file, fileOfRoute(to), withPagesBelow);
    onClose();
    onDone(to);
    return [];
  }

  function setTarget(address: string) {
    setTo(address);
    setPlan(null);
  }

  return (
    <FormDialog
      title={`${title}: ${page.title}`}
      isWide
      submit={plan ? submit : 'Show what changes'}
      onSubmit={submitChange}
      onClose={onClose}
      result={<div aria-live="polite">{plan && <Plan plan={plan} />}</div>}
    >
      {kind === 'move' ? (
        <TextInput
          label="New address"
          hint={`The current address is ${route}.`}
          value={to}
          onChange={setTarget}
        />
      ) : (
        <SelectInput label="Redirect visitors to" value={to} onChange={setTarget}>
          {others.map(({ file, address, title: name }) => (
            <option key={file} value={address}>
              {name} ({address})
            </option>
          ))}
        </SelectInput>
      )}
      {kind === 'move' && below.length > 0 && (
        <label className={dialog['check']}>
          <input
            type="checkbox"
            checked={withPagesBelow}
            onChange={(event) => {
              setWithPagesBelow(event.currentTarget.checked);
              setPlan(null);
            }}
          />
          Also move the {below.length === 1 ? 'page' : `${below.length} pages`} below
        </label>
      )}
    </FormDialog>
  );
}
