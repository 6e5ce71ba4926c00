import { useState } from 'react';
import { callDevApi, useAnnounce, useLoaded } from '@json-site/dev/shared';
import { Button } from '../controls/Button.tsx';
import { FormDialog } from '../controls/FormDialog.tsx';
import rows from '../controls/rows.module.css';
import { View } from '../controls/View.tsx';
import type { StudioSite } from '../protocol.ts';
import { EditorDialog } from './EditorDialog.tsx';
import styles from './Editors.module.css';
import type { EditorEntry, EditorInput, EditorList, Invited } from './protocol.ts';
import { ROLE_LABELS, WORDS } from './words.ts';

/** The address of the view, where people sign in. */
export const EDITORS_ADDRESS = 'editors';

interface EditorsProps {
  /** The owner who looks at the list. */
  owner: NonNullable<StudioSite['editor']>;
  /** Called after a change: it may be the owner's own role. */
  onChanged: () => Promise<void>;
}

type Open = { kind: 'invite' } | { kind: 'change' | 'remove'; editor: EditorEntry };

const whoIs = ({ name, address }: EditorInput) => name || address;
const dayOf = (date: string) => new Date(date).toLocaleDateString('en-GB', { dateStyle: 'medium' });

/** The list of editors: to invite, change and remove them. */
function Editors({ owner, onChanged }: EditorsProps) {
  const [loaded, error, setLoaded] = useLoaded<EditorList>('studio/editors');
  const [open, setOpen] = useState<Open | null>(null);
  const [notice, setNotice] = useState('');
  const announce = useAnnounce();
  if (!loaded) return <p role="status">{error || WORDS.loading}</p>;
  const close = () => setOpen(null);
  const isYourself = ({ address }: EditorInput) => address === owner.address;

  /** Shows the list after a change, and says what was done. */
  async function done(list: EditorList, said: string): Promise<void> {
    setLoaded(list);
    setNotice(said);
    announce(said);
    close();
    await onChanged();
  }

  async function invite(editor: EditorInput, signal: AbortSignal): Promise<void> {
    const list = await callDevApi<Invited>('studio/editors/invite', editor, signal);
    const who = whoIs(editor);
    await done(list, list.isMailed ? WORDS.invited(who) : WORDS.notMailed(who, list.signIn));
  }

  async function change(editor: EditorInput, signal: AbortSignal): Promise<void> {
    const list = await callDevApi<EditorList>('studio/editors/change', editor, signal);
    await done(list, WORDS.changed(whoIs(editor)));
  }

  async function remove(editor: EditorInput, signal: AbortSignal): Promise<void> {
    const { address } = editor;
    const list = await callDevApi<EditorList>('studio/editors/remove', { address }, signal);
    await done(list, WORDS.removed(whoIs(editor)));
  }

  return (
    <>
      <div className={rows['actions']}>
        <Button look="primary" onClick={() => setOpen({ kind: 'invite' })}>
          {WORDS.invite}
        </Button>
      </div>
      {notice && <p>{notice}</p>}
      <ul className={rows['list']}>
        {loaded.editors.map((editor) => (
          <li key={editor.address} className={rows['row']}>
            <div className={rows['body']}>
              <strong>{whoIs(editor)}</strong>
              {isYourself(editor) && ` (${WORDS.you})`}
              <p className={rows['note']}>
                {editor.name && `${editor.address} · `}
                {WORDS.since(dayOf(editor.since))}
              </p>
              <p className={rows['note']}>{ROLE_LABELS[editor.role]}</p>
            </div>
            <div className={styles['buttons']}>
              <Button
                aria-label={WORDS.change(whoIs(editor))}
                onClick={() => setOpen({ kind: 'change', editor })}
              >
                {WORDS.changeButton}
              </Button>
              <Button
                aria-label={WORDS.remove(whoIs(editor))}
                onClick={() => setOpen({ kind: 'remove', editor })}
              >
                {WORDS.removeButton}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className={rows['note']}>
        {error || WORDS.count(loaded.editors.length)}
      </p>
      {open && open.kind !== 'remove' && (
        <EditorDialog
          editor={open.kind === 'change' ? open.editor : undefined}
          isYourself={open.kind === 'change' && isYourself(open.editor)}
          onSubmit={open.kind === 'change' ? change : invite}
          onClose={close}
        />
      )}
      {open?.kind === 'remove' && (
        <FormDialog
          title={WORDS.removeTitle(whoIs(open.editor))}
          submit={WORDS.removeEditor}
          onSubmit={(signal) => remove(open.editor, signal)}
          onClose={close}
        >
          <p>{WORDS.removeNote}</p>
          {isYourself(open.editor) && <p>{WORDS.removeYourself}</p>}
        </FormDialog>
      )}
    </>
  );
}

/** The view with those who may use the studio server, for an owner. */
export function EditorsView({ owner, onChanged }: EditorsProps) {
  return (
    <View title={WORDS.title}>
      <div className={rows['view']}>
        {owner.role === 'own' ? (
          <>
            <p>{WORDS.intro}</p>
            <Editors owner={owner} onChanged={onChanged} />
          </>
        ) : (
          <p>{WORDS.notYours}</p>
        )}
      </div>
    </View>
  );
}
