import { useState } from 'react';
import { allowedEndings } from '@json-site/compiler/media';
import { callDevApi, useAnnounce } from '@json-site/dev/shared';
import { FormDialog } from '../controls/FormDialog.tsx';
import fields from '../controls/fields.module.css';
import { Labelled } from '../controls/fields.tsx';
import { LargePictureDialog } from '../form/pictures/LargePictureDialog.tsx';
import { canBeSmaller } from '../form/pictures/smaller-picture.ts';
import type { ChangeResult } from '../protocol.ts';
import type { FileReplacement, SiteFile } from './protocol.ts';
import { UseList } from './UseList.tsx';
import { readBase64 } from './upload.ts';

interface ReplaceFileDialogProps {
  file: SiteFile;
  onClose: () => void;
}

/** The endings of the files that can have the name: `.jpg,.jpeg`. */
function endingsLike(name: string): string {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  const all = ['jpg', 'jpeg'].includes(ending) ? ['jpg', 'jpeg'] : [ending];
  return allowedEndings({ pattern: `\\.(${all.join('|')})$` })
    .map((one) => `.${one}`)
    .join();
}

/** Replaces a file everywhere. Its name stays, and so does what documents say about it. */
export function ReplaceFileDialog({ file, onClose }: ReplaceFileDialogProps) {
  const { name, src, kind, isLasting, uses } = file;
  const [chosen, setChosen] = useState<File | null>(null);
  const [large, setLarge] = useState<File | null>(null);
  const announce = useAnnounce();

  async function replace(signal: AbortSignal) {
    if (!chosen) return [];
    const request: FileReplacement = { name, given: chosen.name, data: await readBase64(chosen) };
    const { diagnostics } = await callDevApi<ChangeResult>('studio/files/replace', request, signal);
    if (diagnostics.length > 0) return diagnostics;
    announce(`Replaced ${name}. Undo is above the list of documents.`);
    onClose();
    return [];
  }

  function take(given: File | undefined) {
    setChosen(given ?? null);
    if (given && canBeSmaller(given)) setLarge(given);
  }

  return (
    <FormDialog title={`Replace ${name}`} submit="Replace the file" onSubmit={replace} onClose={onClose}>
      <Labelled label="New file">
        {(id) => (
          <input
            id={id}
            className={fields['input']}
            type="file"
            required
            accept={endingsLike(name)}
            onChange={(event) => take(event.currentTarget.files?.[0])}
          />
        )}
      </Labelled>
      {chosen && chosen !== large && (
        <p>
          {chosen.name} will have the name {name}.
        </p>
      )}
      {isLasting ? (
        <p>Its address stays {src}, also in letters and on other sites.</p>
      ) : (
        kind === 'document' && (
          <p>Every page links to the new file. Links from other sites to the old one end.</p>
        )
      )}
      {uses.length > 0 ? (
        <>
          <p>These places show the new file when it is public:</p>
          <UseList uses={uses} onFollow={onClose} />
          {kind === 'picture' && (
            <p>Read their text alternatives afterwards: they must say what the new picture shows.</p>
          )}
        </>
      ) : (
        <p>No document uses this file.</p>
      )}
      {large && (
        <LargePictureDialog
          file={large}
          onChoose={(smaller) => {
            setChosen(smaller);
            setLarge(null);
          }}
          onClose={() => setLarge(null)}
        />
      )}
    </FormDialog>
  );
}
