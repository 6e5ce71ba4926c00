import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useSite } from '../ui/context.tsx';
import { InlineText } from '../ui/InlineText.tsx';
import { Section } from '../ui/Section.tsx';

function BlockFailure() {
  const { labels, contact } = useSite();
  return (
    <Section heading={labels.pageError}>
      <p role="alert">
        <InlineText text={labels.pageErrorText} />
      </p>
      <p>
        {contact.phone} · {contact.email}
      </p>
    </Section>
  );
}

/** A block that fails takes nothing else with it: its neighbours stay, and the visitor is told what to do. */
export class BlockBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A block failed:', error.name, error.message, info.componentStack);
  }

  override render() {
    return this.state.hasFailed ? <BlockFailure /> : this.props.children;
  }
}
