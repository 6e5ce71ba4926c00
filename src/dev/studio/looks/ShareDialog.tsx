import { useState } from 'react';
import { callDevApi, useAnnounce, useLoaded } from '@json-site/dev/shared';
import { Button } from '../controls/Button.tsx';
import { FormDialog } from '../controls/FormDialog.tsx';
import fields from '../controls/fields.module.css';
import { Labelled, SelectInput } from '../controls/fields.tsx';
import dialog from '../controls/StudioDialog.module.css';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import { formatDate } from '../history/format-date.ts';
import { LOOK_DAYS, type LookLink, type LookLinks, type LookTarget, type NewLook } from './protocol.ts';

interface ShareDialogProps {
  /** What the link shows, and its title. */
  target: LookTarget;
  title: string;
  onClose: () => void;
}

function Links({ links, onEnd }: { links: LookLink[]; onEnd: (id: string) => void }) {
  if (links.length === 0) return null;
  return (
    <>
      <h3>Links that work</h3>
      <ul>
        {links.map(({ id, by, until }) => (
          <li key={id}>
            From {by}, until {formatDate(until)}{' '}
            <Button
              aria-label={`End the link from ${by}, until ${formatDate(until)}`}
              onClick={() => onEnd(id)}
            >
              End it
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Says why this studio makes no links, and what leads on. */
export function NoLinks({ onClose }: Pick<ShareDialogProps, 'onClose'>) {
  return (
    <StudioDialog title="A link to look at" onClose={onClose}>
      <div className={dialog['form']}>
        <p>
          This studio runs on one computer, which nobody else can open: no colleague, no phone, and no other
          computer of yours. “Send for review”, in “Publish”, shows your colleagues what you have saved.
        </p>
        <p>
          With a studio at an address, a link shows the page to everybody who has it, and your drafts are on
          each of your computers. A developer sets it up: docs/studio-server.md.
        </p>
        <div className={dialog['actions']}>
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
    </StudioDialog>
  );
}

/** Makes a link for somebody who does not sign in, and ends links. */
export function ShareDialog({ target, title, onClose }: ShareDialogProps) {
  const [loaded, error, setLoaded] = useLoaded<LookLinks>('studio/looks', target);
  const [days, setDays] = useState<NewLook['days']>('7');
  const announce = useAnnounce();
  const address = loaded?.address;

  async function make(signal: AbortSignal): Promise<void> {
    setLoaded(await callDevApi<LookLinks>('studio/looks/add', { ...target, days }, signal));
    announce('The link is ready.');
  }

  async function end(id: string): Promise<void> {
    setLoaded(await callDevApi<LookLinks>('studio/looks/end', { id }));
    announce('The link has ended.');
  }

  async function copy(text: string): Promise<void> {
    // The origin of a studio is one for which browsers have a clipboard.
    await navigator.clipboard.writeText(text).then(
      () => announce('Copied.'),
      () => announce('Not copied: the browser did not allow it. Select the link instead.'),
    );
  }

  return (
    <FormDialog title={`A link to look at: ${title}`} submit="Make a link" onSubmit={make} onClose={onClose}>
      <p>
        Everybody with the link sees the page as it would be, also what is not saved yet, on any device and
        without signing in. Search engines do not list it.
      </p>
      <SelectInput
        label="It works for"
        value={days}
        onChange={(chosen) => setDays(LOOK_DAYS.find((one) => one === chosen) ?? '7')}
      >
        {LOOK_DAYS.map((one) => (
          <option key={one} value={one}>
            {one === '1' ? '1 day' : `${one} days`}
          </option>
        ))}
      </SelectInput>
      {address !== undefined && (
        <>
          <Labelled label="The link">
            {(id) => (
              <input
                id={id}
                className={fields['input']}
                readOnly
                value={address}
                onFocus={(event) => event.currentTarget.select()}
              />
            )}
          </Labelled>
          <p className={dialog['note']}>Copy it now: the studio does not keep it.</p>
          <div className={dialog['actions']}>
            <Button onClick={() => void copy(address)}>Copy</Button>
            <a href={address}>Open it</a>
          </div>
        </>
      )}
      {error && <p role="alert">{error}</p>}
      <Links links={loaded?.links ?? []} onEnd={(id) => void end(id)} />
    </FormDialog>
  );
}
