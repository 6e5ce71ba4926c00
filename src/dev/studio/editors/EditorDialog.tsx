import { useState } from 'react';
import { FormDialog } from '../controls/FormDialog.tsx';
import { SelectInput, TextInput } from '../controls/fields.tsx';
import dialog from '../controls/StudioDialog.module.css';
import { EDITOR_ROLES, type EditorEntry, type EditorInput, type EditorRole } from './protocol.ts';
import { ROLE_LABELS, WORDS } from './words.ts';

interface EditorDialogProps {
  /** Undefined for an invitation. */
  editor: EditorEntry | undefined;
  isYourself: boolean;
  onSubmit: (editor: EditorInput, signal: AbortSignal) => Promise<void>;
  onClose: () => void;
}

/** Asks for the address, the name and the role of an editor. The address of one who is there already stays. */
export function EditorDialog({ editor, isYourself, onSubmit, onClose }: EditorDialogProps) {
  const [address, setAddress] = useState(editor?.address ?? '');
  const [name, setName] = useState(editor?.name ?? '');
  const [role, setRole] = useState<EditorRole>(editor?.role ?? 'write');
  return (
    <FormDialog
      title={editor ? WORDS.change(editor.name || editor.address) : WORDS.invite}
      submit={editor ? WORDS.save : WORDS.invite}
      onSubmit={(signal) => onSubmit({ address, name, role }, signal)}
      onClose={onClose}
    >
      {editor ? (
        <p>{editor.address}</p>
      ) : (
        <TextInput label={WORDS.address} value={address} onChange={setAddress} />
      )}
      <TextInput label={WORDS.name} hint={WORDS.nameHint} isOptional value={name} onChange={setName} />
      <SelectInput label={WORDS.role} value={role} onChange={(value) => setRole(value as EditorRole)}>
        {EDITOR_ROLES.map((one) => (
          <option key={one} value={one}>
            {ROLE_LABELS[one]}
          </option>
        ))}
      </SelectInput>
      {!editor && <p className={dialog['note']}>{WORDS.inviteNote}</p>}
      {isYourself && role !== 'own' && <p>{WORDS.ownLess}</p>}
    </FormDialog>
  );
}
