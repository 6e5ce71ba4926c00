import { useState } from 'react';
import { count } from '@json-site/compiler/words';
import { callDevApi, useAnnounce } from '@json-site/dev/shared';
import { FormDialog } from '../controls/FormDialog.tsx';
import { TextInput } from '../controls/fields.tsx';
import { ValueChanges } from '../publish/ChangeList.tsx';
import type { Replacement, ReplacementResult } from './protocol.ts';

interface ReplaceDialogProps {
  words: string;
  /** Titles of the documents with unsaved changes, which a replacement would not find. */
  unsaved: readonly string[];
  onClose: () => void;
}

/** Replaces words on the whole site. The first submit shows each text before and after, the second one changes them. */
export function ReplaceDialog({ words, unsaved, onClose }: ReplaceDialogProps) {
  const [by, setBy] = useState('');
  const [plan, setPlan] = useState<ReplacementResult | null>(null);
  const announce = useAnnounce();
  const changes = plan?.changes ?? [];
  const inTexts = `in ${count(changes.length, 'text')}`;
  const apply = changes.length > 0 && unsaved.length === 0;

  async function replace(signal: AbortSignal) {
    const request: Replacement = { words, by, apply };
    const result = await callDevApi<ReplacementResult>('studio/replace', request, signal);
    if (!apply) setPlan(result);
    else if (result.diagnostics.length === 0) {
      announce(`Replaced ${inTexts}. Undo is above the list of documents.`);
      onClose();
    }
    return result.diagnostics;
  }

  return (
    <FormDialog
      title={`Replace “${words}” on the whole site`}
      isWide
      submit={apply ? `Replace ${inTexts}` : 'Show what changes'}
      onSubmit={replace}
      onClose={onClose}
      result={
        plan && (changes.length > 0 ? <ValueChanges changes={changes} /> : <p>No text contains “{words}”.</p>)
      }
    >
      <TextInput
        label="Replace by"
        hint="Capitals and small letters count. Addresses and names of pictures stay."
        value={by}
        onChange={(text) => {
          setBy(text);
          setPlan(null);
        }}
      />
      {unsaved.length > 0 && <p>Save first: {unsaved.join(', ')}.</p>}
    </FormDialog>
  );
}
