import type { Inline } from '../../compiler/model.ts';
import { Points } from '../../ui/lists/Points.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';

/** A paragraph, a list, or a list with an introduction. */
export function Passage({ text, points }: { text?: Inline; points?: Inline[] }) {
  return (
    <>
      {text && <Paragraph text={text} />}
      {points && <Points items={points} layout="plain" />}
    </>
  );
}
