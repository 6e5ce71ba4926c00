import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ContactLines } from '../forms/ContactLines.tsx';
import { useSite } from '../ui/context.tsx';
import { InlineText } from '../ui/InlineText.tsx';
import { focusedNow, useLostFocus } from '../ui/lost-focus.ts';
import { Section } from '../ui/Section.tsx';

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

interface BlockBoundaryState {
  hasFailed: boolean;
  focused: Element | null;
}

/** A part that fails takes nothing else with it: its neighbours stay, and the visitor is told what to do. */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  override state: BlockBoundaryState = { hasFailed: false, focused: null };

  static getDerivedStateFromError(): BlockBoundaryState {
    return { hasFailed: true, focused: focusedNow() };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A block failed:', error.name, error.message, info.componentStack);
  }

  override render() {
    const { children, frame } = this.props;
    const { hasFailed, focused } = this.state;
    if (!hasFailed) return children;
    const failure = <Failure focused={focused} />;
    return frame ? frame(failure) : failure;
  }
}
