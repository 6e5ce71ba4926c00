import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { allowedEndings, allowsPictures } from '@json-site/compiler/media';
import type { Schema } from '@json-site/compiler/schema';
import { useAnnounce } from '@json-site/dev/shared';
import type { ControlProps } from '@json-site/forms/inputs';
import type { JsonPath } from '@json-site/values/locations';
import { Button } from '../../controls/Button.tsx';
import dialog from '../../controls/StudioDialog.module.css';
import { upload } from '../../files/upload.ts';
import { ChoiceField } from '../ChoiceField.tsx';
import { focusField } from '../field-ids.ts';
import { LargePictureDialog } from './LargePictureDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { alternativeBeside } from './picture-schema.ts';
import styles from './pictures.module.css';
import { canBeSmaller } from './smaller-picture.ts';

interface FileButtonsProps {
  /** The field that the buttons fill, or the part that they add. */
  label: string;
  schema: Schema;
  /** Path of the text alternative, which the editor is asked for at once. */
  alternative: JsonPath | undefined;
  onChoose: (name: string) => void;
  /** The field beside the buttons. A file can be dropped on it as well. */
  children?: ReactNode;
}

/** Uploads a file, or chooses a picture of the site. */
export function FileButtons(props: FileButtonsProps) {
  const { label, schema, children } = props;
  /** An upload takes a while, and the list around may have other items when it ends. */
  const latest = useRef(props);
  latest.current = props;
  const input = useRef<HTMLInputElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  /** The picture for which the editor decides whether it becomes smaller. */
  const [large, setLarge] = useState<File | null>(null);
  const [isOver, setOver] = useState(false);
  const [status, setStatus] = useState('');
  const announce = useAnnounce();

  function choose(name: string) {
    const { alternative, onChoose } = latest.current;
    setStatus('');
    // A part whose first value is the picture renders its fields now: after an upload React would render them later.
    flushSync(() => onChoose(name));
    if (!alternative) return announce(`Chose ${name}.`);
    // The dialog gives the focus back first.
    requestAnimationFrame(() => void focusField(alternative));
    announce(`Chose ${name}. Describe what it shows, for people who cannot see it.`);
  }

  function take(file: File | undefined) {
    setOver(false);
    if (file && canBeSmaller(file)) setLarge(file);
    else if (file) void add(file);
  }

  async function add(file: File) {
    setLarge(null);
    setStatus(`Adding ${file.name} …`);
    try {
      choose(await upload(file, schema.pattern));
    } catch (error) {
      setStatus((error as Error).message);
    }
  }

  function onDrag(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is another way to press the first button
    <div
      className={styles['drop']}
      data-over={isOver || undefined}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        onDrag(event);
        take(event.dataTransfer.files[0]);
      }}
    >
      {children}
      <div className={styles['buttons']}>
        <Button onClick={() => input.current?.click()}>Upload a file</Button>
        {allowsPictures(schema) && (
          <Button onClick={() => setChoosing(true)}>Choose a picture of the site</Button>
        )}
        <span className={dialog['note']}>or drop a file here</span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={allowedEndings(schema)
          .map((ending) => `.${ending}`)
          .join()}
        aria-label={`Upload a file: ${label}`}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <p role="status" className={styles['status']}>
        {status}
      </p>
      {large && (
        <LargePictureDialog file={large} onChoose={(file) => void add(file)} onClose={() => setLarge(null)} />
      )}
      {isChoosing && (
        <PictureDialog
          onClose={() => setChoosing(false)}
          onChoose={(name) => {
            setChoosing(false);
            choose(name);
          }}
        />
      )}
    </div>
  );
}

/** A field for a file: its name, and buttons that upload it or choose a picture. */
export function FileField(props: ControlProps) {
  const { id, label, registry, onChange } = props;
  // The form has schemas of this project's type.
  const alternative = alternativeBeside(id, registry.rootSchema as Schema);
  return (
    <FileButtons label={label} schema={props.schema as Schema} alternative={alternative} onChoose={onChange}>
      <ChoiceField {...props} />
    </FileButtons>
  );
}
