import type { Inline } from '@json-site/model/model';
import { Points } from '@json-site/ui/lists/Points';
import { Paragraph } from '@json-site/ui/Paragraph';

/** A paragraph, a list, or a list with an introduction. */
export function Passage({ text, points }: { text?: Inline; points?: Inline[] }) {
  return (
    <>
      {text && <Paragraph text={text} />}
      {points && <Points items={points} layout="plain" />}
    </>
  );
}
