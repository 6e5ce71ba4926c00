import type { Inline } from '@json-site/model/model';
import { InlineText } from './InlineText.tsx';

/** A paragraph with bold parts and links. */
export function Paragraph({ text, className }: { text: Inline; className?: string | undefined }) {
  return (
    <p className={className}>
      <InlineText text={text} />
    </p>
  );
}

/** A paragraph for each text. */
export function Paragraphs({ texts, className }: { texts: Inline[]; className?: string | undefined }) {
  return texts.map((text, index) => <Paragraph key={index} text={text} className={className} />);
}
