import type { ReactNode } from 'react';
import type { Form } from '@json-site/model/content-types';
import { Boundary } from '@json-site/ui/Boundary';
import { FormFailure } from './submit/FormFailure.tsx';

interface FormBoundaryProps {
  form: Form;
  /** Called before the form renders again without a reload of the page. */
  onRetry: () => void;
  children: ReactNode;
}

/** Catches a crash of the form or a failed load of its code, and shows what the visitor has entered. */
export function FormBoundary({ form, onRetry, children }: FormBoundaryProps) {
  return (
    <Boundary
      // The error's message may quote what the visitor entered.
      report={(error) => console.error(`The form "${form.id}" failed:`, error.name)}
      fallback={(focused, reset) => (
        <FormFailure
          form={form}
          focused={focused}
          onRetry={() => {
            onRetry();
            reset();
          }}
        />
      )}
    >
      {children}
    </Boundary>
  );
}
