import type { Command } from 'prosemirror-state';
import { useEffect, useState } from 'react';
import type { ControlProps } from '@json-site/forms/inputs';
import { Button } from '../../controls/Button.tsx';
import { FormDialog } from '../../controls/FormDialog.tsx';
import fields from '../../controls/fields.module.css';
import { ChoiceField } from '../ChoiceField.tsx';
import { removeLink, setLink } from './edit-text.ts';
import styles from './InlineField.module.css';

const ID = 'studio-link';

interface LinkDialogProps {
  href: string;
  /** Runs a command on the text in which the words are. */
  run: (command: Command) => void;
  onClose: () => void;
}

/** Asks where words link to: a page of the site, or an address. */
export function LinkDialog({ href, run, onClose }: LinkDialogProps) {
  const finish = (command: Command) => {
    onClose();
    run(command);
  };
  const [address, setAddress] = useState(href);
  useEffect(() => {
    // Shows the pages.
    document.getElementById(ID)?.click();
  }, []);
  // The field asks for nothing else of what RJSF passes to a widget.
  const field = {
    id: ID,
    name: 'link',
    label: 'Page or address',
    required: true,
    schema: { type: 'string', means: 'link' },
    uiSchema: {},
    value: address,
    onChange: (value: string | undefined) => setAddress(value ?? ''),
  } as unknown as ControlProps;
  return (
    <FormDialog
      title="Link"
      submit="Link the words"
      onSubmit={async () => finish(setLink(address.trim()))}
      onClose={onClose}
    >
      <div className={styles['choices']} data-browser-undo>
        <label className={fields['label']} htmlFor={field.id}>
          {field.label}
        </label>
        <ChoiceField {...field} />
      </div>
      {href && (
        <div>
          <Button onClick={() => finish(removeLink)}>Remove the link</Button>
        </div>
      )}
    </FormDialog>
  );
}
