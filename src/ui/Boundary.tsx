import { Component, type ErrorInfo, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** Says in the console what has failed. */
  report: (error: Error, info: ErrorInfo) => void;
  /** What stands in for the part: given are what had the focus when it failed, and how to try the part once more. */
  instead: (focused: Element | null, tryAgain: () => void) => ReactNode;
}

interface BoundaryState {
  hasFailed: boolean;
  focused: Element | null;
}

const WHOLE: BoundaryState = { hasFailed: false, focused: null };

/** A part that fails takes nothing else with it. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = WHOLE;

  /** The focus is noted before the part is taken away. */
  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true, focused: document.activeElement };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.report(error, info);
  }

  tryAgain = () => this.setState(WHOLE);

  override render() {
    const { children, instead } = this.props;
    const { hasFailed, focused } = this.state;
    return hasFailed ? instead(focused, this.tryAgain) : children;
  }
}
