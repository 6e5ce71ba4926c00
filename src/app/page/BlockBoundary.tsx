import type { ErrorInfo, ReactNode } from 'react';
import { ContactLines } from '@json-site/forms/submit/ContactLines';
import { Boundary } from '@json-site/ui/Boundary';
import { useSite } from '@json-site/ui/context';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Section } from '@json-site/ui/section/Section';
import { useRestoredFocus } from '@json-site/ui/use-restored-focus';

function Failure({ focused }: { focused: Element | null }) {
  const { labels } = useSite();
  const message = useRestoredFocus<HTMLDivElement>(focused);
  return (
    <Section heading={labels.pageError}>
      <div ref={message} role="alert" tabIndex={-1}>
        <Paragraph text={labels.pageErrorText} />
        <ContactLines />
      </div>
    </Section>
  );
}

interface BlockBoundaryProps {
  children: ReactNode;
  /** Wraps the message when the failed part was more than a block. */
  frame?: (failure: ReactNode) => ReactNode;
}

function report(error: Error, info: ErrorInfo): void {
  console.error('A block failed:', error.name, error.message, info.componentStack);
}

/** An error boundary for a part of the page. It shows the visitor what to do; the other parts stay. */
export function BlockBoundary({ children, frame = (failure) => failure }: BlockBoundaryProps) {
  return (
    <Boundary report={report} fallback={(focused) => frame(<Failure focused={focused} />)}>
      {children}
    </Boundary>
  );
}
