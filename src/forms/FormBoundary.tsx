import type { ReactNode } from 'react';
import type { Form } from '../generated/content-types.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { FormFailure } from './submit/FormFailure.tsx';

interface FormBoundaryProps {
  form: Form;
  /** Called before the form is tried once more where it stands. */
  onRetry: () => void;
  children: ReactNode;
}

/** A form that cannot be shown, or whose code did not come, still gives its answers back. */
export function FormBoundary({ form, onRetry, children }: FormBoundaryProps) {
  return (
    <Boundary
      // Its message may quote what the visitor wrote.
      report={(error) => console.error(`The form "${form.id}" failed:`, error.name)}
      instead={(focused, tryAgain) => (
        <FormFailure
          form={form}
          focused={focused}
          onRetry={() => {
            onRetry();
            tryAgain();
          }}
        />
      )}
    >
      {children}
    </Boundary>
  );
}
