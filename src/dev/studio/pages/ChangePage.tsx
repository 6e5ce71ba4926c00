import { type FormEvent, useState } from 'react';
import { callDevApi } from '../../shared/call-dev-api.ts';
import { DialogActions } from '../controls/DialogActions.tsx';
import { SelectInput } from '../controls/SelectInput.tsx';
import dialog from '../controls/StudioDialog.module.css';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import { TextInput } from '../controls/TextInput.tsx';
import { DiagnosticText } from '../diagnostics/DiagnosticText.tsx';
import type { PageChange, PageChangePlan, PageEntry } from '../protocol.ts';

interface ChangePageProps {
  kind: PageChange['kind'];
  page: PageEntry;
  pages: PageEntry[];
  /** The route that visitors find now. */
  onDone: (route: string) => void;
  onClose: () => void;
}

function Plan({ plan }: { plan: PageChangePlan }) {
  const { referrers, redirects } = plan;
  return (
    <div className={dialog['plan']}>
      <h3 className={dialog['cardName']}>
        {referrers.length === 0
          ? 'Nothing leads there'
          : `${referrers.length} ${referrers.length === 1 ? 'place leads' : 'places lead'} there and will be rewritten`}
      </h3>
      <ul className={dialog['places']}>
        {referrers.map(({ file, line, path }) => (
          <li key={`${file}:${line}:${path}`}>
            {file}:{line} <span className={dialog['note']}>{path}</span>
          </li>
        ))}
      </ul>
      <h3 className={dialog['cardName']}>Old addresses will redirect</h3>
      <ul className={dialog['places']}>
        {redirects.map(([from, to]) => (
          <li key={from}>
            {from} → {to}
          </li>
        ))}
      </ul>
    </div>
  );
}

const WORDS = {
  move: { title: 'Move or rename', verb: 'Move it' },
  remove: { title: 'Delete', verb: 'Delete it' },
} as const;

/** Moves or deletes a page: first what that means for everything that leads there, then the deed. */
export function ChangePage({ kind, page, pages, onDone, onClose }: ChangePageProps) {
  const below = pages.filter(({ route }) => route.startsWith(`${page.route}/`));
  const others = pages.filter(({ route }) => route !== page.route && route !== '/404');
  const parent = page.route.slice(0, page.route.lastIndexOf('/')) || '/';
  const [to, setTo] = useState(kind === 'move' ? page.route : parent);
  const [withPagesBelow, setWithPagesBelow] = useState(below.length > 0);
  const [plan, setPlan] = useState<PageChangePlan | null>(null);
  const [refusal, setRefusal] = useState('');
  const { title, verb } = WORDS[kind];
  const isPlanned = plan?.outcome === 'planned';

  async function go(event: FormEvent) {
    event.preventDefault();
    setRefusal('');
    const change: PageChange = { kind, file: page.file, to, withPagesBelow, apply: isPlanned };
    try {
      const answer = await callDevApi<PageChangePlan>('studio/change', change);
      if (answer.outcome === 'done') return onDone(to);
      setPlan(answer);
    } catch (error) {
      setPlan(null);
      setRefusal((error as Error).message);
    }
  }

  function aim(route: string) {
    setTo(route);
    setPlan(null);
  }

  return (
    <StudioDialog title={`${title}: ${page.title}`} isWide onClose={onClose}>
      <form className={dialog['form']} onSubmit={go}>
        {kind === 'move' ? (
          <TextInput label="New address" hint={`It is ${page.route} now.`} value={to} onChange={aim} />
        ) : (
          <SelectInput label="Where its visitors go instead" value={to} onChange={aim}>
            {others.map(({ file, route, title: name }) => (
              <option key={file} value={route}>
                {name} ({route})
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
            Take the {below.length === 1 ? 'page' : `${below.length} pages`} below along
          </label>
        )}
        <DiagnosticText problems={plan?.diagnostics ?? []} refusal={refusal} />
        <div aria-live="polite">{isPlanned && <Plan plan={plan} />}</div>
        <DialogActions submit={isPlanned ? verb : 'See what that changes'} onCancel={onClose} />
      </form>
    </StudioDialog>
  );
}
