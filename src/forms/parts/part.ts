import type {
  ErrorTransformer,
  RegistryFieldsType,
  RegistryWidgetsType,
  RJSFSchema,
  RJSFValidationError,
  TemplatesType,
} from '@rjsf/utils';
import type { ComponentType, ReactNode } from 'react';
import type { Form } from '@json-site/model/content-types';
import type { RjsfData, RjsfFormContext } from '../context.ts';
import type { FormValues } from '../values/form-values.ts';

/** How the shown page changes a form that shows one section at a time. */
export interface PageOfForm {
  id: string;
  /** Leaves out the errors of other pages, except on the last page. */
  ownErrors: (transform: ErrorTransformer<RjsfData>) => ErrorTransformer<RjsfData>;
  /** Shows the next page. Undefined on the last one, from which the form is sent. */
  showNext: (() => void) | undefined;
  /** Shows the page of the first error. */
  showErrorsOf: (errors: RJSFValidationError[]) => void;
  /**
   * Renders the end of the form: the button and link of the page; on the last page all answers before the submit row.
   */
  end: (submitRow: ReactNode) => ReactNode;
}

export interface PagesProps {
  form: Form;
  headingLevel: 2 | 3;
  /** The names of the fields that the answers show. */
  shownFields: ReadonlySet<string>;
  /** Returns the values as they would be sent. */
  answers: () => FormValues;
  isSent: boolean;
  children: (page: PageOfForm) => ReactNode;
}

/** The additions of a kind of field to RJSF's registry. A form loads the parts that its fields need. */
export interface RegistryPart {
  fields?: RegistryFieldsType<RjsfData, RJSFSchema, RjsfFormContext>;
  widgets?: RegistryWidgetsType<RjsfData, RJSFSchema, RjsfFormContext>;
  templates?: Partial<TemplatesType<RjsfData, RJSFSchema, RjsfFormContext>>;
}

/** The code that a form loads for its fields, or for its pages. */
export interface FormPart extends RegistryPart {
  Pages?: ComponentType<PagesProps>;
}
