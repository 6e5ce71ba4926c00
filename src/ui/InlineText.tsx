import { Fragment } from 'react';
import type { Inline, InlineMark, InlineNode, InlineRun } from '@json-site/model/model';
import { TextLink } from './links/TextLink.tsx';

/** Plain characters, with their line breaks. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function Run({ run }: { run: InlineRun }) {
  if (typeof run === 'string') return run.includes('\n') ? <Lines text={run} /> : run;
  // A run has one mark, which is the name of an element.
  return (Object.entries(run) as [InlineMark, InlineRun][]).map(([Mark, inner]) => (
    <Mark key={Mark}>
      <Run run={inner} />
    </Mark>
  ));
}

function Node({ node }: { node: InlineNode }) {
  if (typeof node === 'string' || !('href' in node)) return <Run run={node} />;
  return (
    <TextLink href={node.href}>
      <InlineText text={node.text} />
    </TextLink>
  );
}

/** Text with marks and links. */
export function InlineText({ text }: { text: Inline }) {
  if (typeof text === 'string') return <Run run={text} />;
  return text.map((node, index) => <Node key={index} node={node} />);
}
