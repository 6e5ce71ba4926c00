import type { ListedRecord } from '@json-site/model/model';
import { classes } from '@json-site/ui/classes';
import { MediaPicture } from '@json-site/ui/MediaPicture';
import type { LookProps } from './look.ts';
import styles from './Records.module.css';

interface RecordPictureProps extends Pick<LookProps, 'shape' | 'fit'> {
  record: ListedRecord;
  /** The class of the picture in this look. */
  className: string | undefined;
}

/** The picture of a record in the shape of its list, or letters in place of it. */
export function RecordPicture({ record, shape, fit, className }: RecordPictureProps) {
  const { picture, focus, initials } = record;
  const all = classes(className, shape && styles[shape], fit && styles[fit]);
  if (picture) return <MediaPicture media={picture} alt="" focus={focus} className={all} />;
  return (
    initials !== undefined && (
      <span className={classes(all, styles['initials'])} aria-hidden="true">
        {initials}
      </span>
    )
  );
}
