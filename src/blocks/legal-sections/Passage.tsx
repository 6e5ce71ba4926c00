import type { Inline } from '../../compiler/model.ts';
import { InlineText } from '../../ui/InlineText.tsx';
import { Points } from '../../ui/lists/Points.tsx';

/** A paragraph, a list, or a list with an introduction. */
export function Passage({ text, points }: { text?: Inline; points?: Inline[] }) {
  return (
    <>
      {text && (
        <p>
          <InlineText text={text} />
        </p>
      )}
      {points && <Points items={points} layout="plain" />}
    </>
  );
}
