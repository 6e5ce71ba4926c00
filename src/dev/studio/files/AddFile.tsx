import { useRef, useState } from 'react';
import { allowedEndings, allowsFile, formatOfName } from '@json-site/compiler/media';
import { useAnnounce } from '@json-site/dev/shared';
import { Button } from '../controls/Button.tsx';
import { LargePictureDialog } from '../form/pictures/LargePictureDialog.tsx';
import { canBeSmaller } from '../form/pictures/smaller-picture.ts';
import type { SiteFiles } from './protocol.ts';
import { upload } from './upload.ts';

interface AddFileProps extends Pick<SiteFiles, 'patterns'> {
  onAdded: () => void;
}

/** Uploads a file that no document uses yet. */
export function AddFile({ patterns, onAdded }: AddFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [large, setLarge] = useState<File | null>(null);
  const [status, setStatus] = useState('');
  const announce = useAnnounce();
  const endings = [{}, ...patterns.map((pattern) => ({ pattern }))].flatMap(allowedEndings);

  async function add(file: File) {
    setLarge(null);
    setStatus(`Adding ${file.name} …`);
    const pattern = formatOfName(file.name)
      ? undefined
      : patterns.find((one) => allowsFile(file.name, { pattern: one }));
    try {
      const name = await upload(file, pattern);
      setStatus('');
      announce(`Added ${name}. No document uses it yet.`);
      onAdded();
    } catch (error) {
      setStatus((error as Error).message);
    }
  }

  return (
    <div>
      <Button onClick={() => input.current?.click()}>Add a file</Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Add a file"
        accept={[...new Set(endings)].map((ending) => `.${ending}`).join()}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file && canBeSmaller(file)) setLarge(file);
          else if (file) void add(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <p role="status">{status}</p>
      {large && (
        <LargePictureDialog file={large} onChoose={(file) => void add(file)} onClose={() => setLarge(null)} />
      )}
    </div>
  );
}
