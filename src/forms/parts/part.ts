import type { RegistryFieldsType, RegistryWidgetsType, RJSFSchema, TemplatesType } from '@rjsf/utils';
import type { RjsfData, RjsfFormContext } from '../context.ts';

/** The additions of a kind of field to RJSF's registry. A form loads the parts that its fields need. */
export interface FormPart {
  fields?: RegistryFieldsType<RjsfData, RJSFSchema, RjsfFormContext>;
  widgets?: RegistryWidgetsType<RjsfData, RJSFSchema, RjsfFormContext>;
  templates?: Partial<TemplatesType<RjsfData, RJSFSchema, RjsfFormContext>>;
}
