import type { ErrorInfo, ReactNode } from 'react';
import { ContactLines } from '../../forms/submit/ContactLines.tsx';
import { Boundary } from '../../ui/Boundary.tsx';
import { useSite } from '../../ui/context.tsx';
import { InlineText } from '../../ui/InlineText.tsx';
import { useLostFocus } from '../../ui/lost-focus.ts';
import { Section } from '../../ui/section/Section.tsx';

function Failure({ focused }: { focused: Element | null }) {
  const { labels } = useSite();
  const message = useLostFocus<HTMLDivElement>(focused);
  return (
    <Section heading={labels.pageError}>
      <div ref={message} role="alert" tabIndex={-1}>
        <p>
          <InlineText text={labels.pageErrorText} />
        </p>
        <ContactLines />
      </div>
    </Section>
  );
}

interface BlockBoundaryProps {
  children: ReactNode;
  /** What the message stands in, where the part that failed was more than a block. */
  frame?: (failure: ReactNode) => ReactNode;
}

function report(error: Error, info: ErrorInfo): void {
  console.error('A block failed:', error.name, error.message, info.componentStack);
}

/** A part of the page whose neighbours stay when it fails; the visitor is told what to do. */
export function BlockBoundary({ children, frame = (failure) => failure }: BlockBoundaryProps) {
  return (
    <Boundary report={report} instead={(focused) => frame(<Failure focused={focused} />)}>
      {children}
    </Boundary>
  );
}
