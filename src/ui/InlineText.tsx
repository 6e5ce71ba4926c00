import type { Inline, InlineNode } from '@json-site/model/model';
import { TextLink } from './links/TextLink.tsx';

function Node({ node }: { node: InlineNode }) {
  if (typeof node === 'string') return node;
  if ('strong' in node) return <strong>{node.strong}</strong>;
  return <TextLink href={node.href}>{node.text}</TextLink>;
}

/** Text with bold parts and links. */
export function InlineText({ text }: { text: Inline }) {
  if (typeof text === 'string') return text;
  return text.map((node, index) => <Node key={index} node={node} />);
}
