import type { ListedRecord } from '../../compiler/model.ts';
import { plainText } from '../../compiler/visitor/plain-text.ts';
import { InlineText } from '../../ui/InlineText.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';

/** The title of a record, as a link if the record has a page. A link cannot contain another one. */
export function RecordTitle({ record: { title, href } }: { record: ListedRecord }) {
  if (href === undefined) return <InlineText text={title} />;
  return <TextLink href={href}>{plainText(title)}</TextLink>;
}
