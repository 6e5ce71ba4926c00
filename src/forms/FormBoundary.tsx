import { Component, type ReactNode } from 'react';
import type { Form } from '../generated/content-types.ts';
import { focusedNow } from '../ui/lost-focus.ts';
import { FormFailure } from './FormFailure.tsx';

interface FormBoundaryProps {
  form: Form;
  /** Called before the form is tried once more where it stands. */
  onRetry: () => void;
  children: ReactNode;
}

interface FormBoundaryState {
  hasFailed: boolean;
  focused: Element | null;
}

/** A form that cannot be shown, or whose code did not come, still gives its answers back. */
export class FormBoundary extends Component<FormBoundaryProps, FormBoundaryState> {
  override state: FormBoundaryState = { hasFailed: false, focused: null };

  static getDerivedStateFromError(): FormBoundaryState {
    return { hasFailed: true, focused: focusedNow() };
  }

  override componentDidCatch(error: Error) {
    // Its message may quote what the visitor wrote.
    console.error(`The form "${this.props.form.id}" failed:`, error.name);
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ hasFailed: false, focused: null });
  };

  override render() {
    const { hasFailed, focused } = this.state;
    if (!hasFailed) return this.props.children;
    return <FormFailure form={this.props.form} focused={focused} onRetry={this.retry} />;
  }
}
