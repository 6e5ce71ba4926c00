import { type KeyboardEvent, type MouseEvent, useContext } from 'react';
import { formatOfName } from '@json-site/compiler/media';
import type { Schema } from '@json-site/compiler/schema';
import { useAnnounce } from '@json-site/dev/shared';
import type { ObjectProps } from '@json-site/forms/inputs';
import { isObject } from '@json-site/values/objects';
import dialog from '../../controls/StudioDialog.module.css';
import { innerValue } from '../../values/at-path.ts';
import { useFormContext } from '../form-context.tsx';
import { EditedPartContext } from '../list-of-texts.tsx';
import styles from './pictures.module.css';
import { MIDDLE, movedBy, type Point, pointAt } from './point.ts';

/** Whether an object is a point of a picture: `focus` beside it. */
export function isPoint({ properties = {} }: Schema): boolean {
  const [x, y, ...others] = Object.entries(properties);
  const isPart = (entry: [string, Schema] | undefined, name: string) =>
    entry?.[0] === name && entry[1].type === 'integer' && entry[1].maximum === 100;
  return others.length === 0 && isPart(x, 'x') && isPart(y, 'y');
}

/** The id of the picture that sets the point of a field. */
export const idOfPoint = (field: string) => `${field}-picture`;

const words = ({ x, y }: Point) => `${x} % from the left, ${y} % from the top`;

/** The picture beside a point, on which an editor presses to set it; or moves it by arrow keys. */
export function PointOnPicture({ formData, fieldPathId: { path, $id }, onChange }: ObjectProps) {
  const part = useContext(EditedPartContext);
  const { site } = useFormContext();
  const announce = useAnnounce();
  const around = innerValue(part?.value, path.slice(0, -1));
  const { file: files = [] } = site.choices.names;
  const picture = Object.values(isObject(around) ? around : {}).flatMap((value) =>
    files.filter((file) => file.value === value && formatOfName(file.value) !== undefined),
  )[0];
  if (!picture?.src) return null;
  const isSet = typeof formData?.['x'] === 'number' && typeof formData['y'] === 'number';
  const point = isSet ? { x: Number(formData['x']), y: Number(formData['y']) } : MIDDLE;

  function set(to: Point) {
    onChange({ ...to }, path);
    announce(words(to));
  }

  function press(event: MouseEvent<HTMLButtonElement>) {
    // The keys that press a button have no position.
    if (event.detail > 0) set(pointAt(event, event.currentTarget.getBoundingClientRect()));
  }

  function move(event: KeyboardEvent) {
    const to = movedBy(event, point);
    if (!to) return;
    event.preventDefault();
    set(to);
  }

  return (
    <>
      <button
        type="button"
        id={idOfPoint($id)}
        className={styles['point']}
        aria-label={`Point to keep visible: ${words(point)}. Press on the picture, or use the arrow keys.`}
        onClick={press}
        onKeyDown={move}
      >
        <img src={picture.src} alt="" />
        <span className={styles['mark']} style={{ left: `${point.x}%`, top: `${point.y}%` }} />
      </button>
      <p className={dialog['note']}>Press on what must stay visible where the picture is cropped.</p>
    </>
  );
}
