import { useContext } from 'react';
import { Button } from '../controls/Button.tsx';
import form from '../form/form.module.css';
import { useFormContext } from '../form/form-context.tsx';
import { EditedPartContext } from '../form/list-of-texts.tsx';
import { blockLabel } from '../values/label-path.ts';
import { blockFor } from './clipboard.ts';

/** Tells at a field what its last paste has changed, and offers the block that can have all of it. */
export function PasteNotice({ id }: { id: string }) {
  const part = useContext(EditedPartContext);
  const { site, moveToBlock } = useFormContext();
  if (part?.notice.id !== id || part.notice.text === '') return null;
  const { text, offer, before, after } = part.notice;
  // What was changed after the paste would be lost.
  const isAsPasted = after === undefined || after === part.value;
  const block = moveToBlock && isAsPasted && offer.length > 0 ? blockFor(offer, site.schemas) : undefined;
  return (
    <div role="status" className={form['hint']}>
      <p>{text}</p>
      {block && moveToBlock && (
        <Button onClick={() => moveToBlock(before, { type: block.type, [block.list]: offer })}>
          Put it into a block “{blockLabel(block.type, site.schemas)}” instead
        </Button>
      )}
    </div>
  );
}
