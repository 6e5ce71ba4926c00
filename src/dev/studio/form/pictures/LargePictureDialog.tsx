import { WIDEST } from '@json-site/compiler/media';
import { Button } from '../../controls/Button.tsx';
import { FormDialog } from '../../controls/FormDialog.tsx';
import { MOST_MEGABYTES } from '../../protocol.ts';
import { smallerPicture } from './smaller-picture.ts';

interface LargePictureDialogProps {
  file: File;
  onChoose: (file: File) => void;
  onClose: () => void;
}

/** Asks whether a smaller copy of a large picture should be uploaded. */
export function LargePictureDialog({ file, onChoose, onClose }: LargePictureDialogProps) {
  const megabytes = Math.ceil(file.size / 1_000_000);
  return (
    <FormDialog
      title="Make the picture smaller?"
      submit="Upload a smaller copy"
      onSubmit={async (signal) => {
        const copy = await smallerPicture(file);
        signal.throwIfAborted();
        onChoose(copy);
      }}
      onClose={onClose}
      other={
        megabytes <= MOST_MEGABYTES && <Button onClick={() => onChoose(file)}>Upload it as it is</Button>
      }
    >
      <p>
        {file.name} has {megabytes} MB. A copy of at most {WIDEST.toLocaleString('en-GB')} pixels in width
        looks the same on every page. It does not say where and with which camera the picture was taken.
      </p>
    </FormDialog>
  );
}
