import { Component, type ErrorInfo, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** Logs the error. */
  report: (error: Error, info: ErrorInfo) => void;
  /** Replaces the failed part. Gets the element that had the focus, and a function that renders the part again. */
  fallback: (focused: Element | null, reset: () => void) => ReactNode;
}

interface BoundaryState {
  hasFailed: boolean;
  focused: Element | null;
}

const INITIAL: BoundaryState = { hasFailed: false, focused: null };

/** An error boundary: when a part fails, the rest of the page stays. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = INITIAL;

  /** Runs before React removes the failed part from the document, so the focus is still there. */
  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true, focused: document.activeElement };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.report(error, info);
  }

  reset = () => this.setState(INITIAL);

  override render() {
    const { children, fallback } = this.props;
    const { hasFailed, focused } = this.state;
    return hasFailed ? fallback(focused, this.reset) : children;
  }
}
