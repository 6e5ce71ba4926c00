import { Component, type ReactNode } from 'react';
import type { Form } from '../generated/content-types.ts';
import { FormFailure } from './FormFailure.tsx';

interface FormBoundaryProps {
  form: Form;
  /** Called before the form is tried once more where it stands. */
  onRetry: () => void;
  children: ReactNode;
}

/** A form that cannot be shown, or whose code did not come, still gives its answers back. */
export class FormBoundary extends Component<FormBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    // Its message may quote what the visitor wrote.
    console.error(`The form "${this.props.form.id}" failed:`, error.name);
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <FormFailure form={this.props.form} onRetry={this.retry} />;
  }
}
