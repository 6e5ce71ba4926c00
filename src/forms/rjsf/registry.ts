import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import { englishStringTranslator } from '@rjsf/utils';

/** Replaces templates whose output our templates do not show. */
function EmptyTemplate() {
  return null;
}

/**
 * Replaces the default registry of @rjsf/core, so that visitors do not download fields, templates and widgets that no
 * form uses. FormEngine and the parts of a form add what they need.
 */
export default function getDefaultRegistry() {
  return {
    // Controls of numbers convert the text themselves: RJSF's NumberField reads it in the browser's language.
    fields: { SchemaField, StringField, NumberField: StringField },
    templates: {
      DescriptionFieldTemplate: EmptyTemplate,
      FieldErrorTemplate: EmptyTemplate,
      FieldHelpTemplate: EmptyTemplate,
      ButtonTemplates: {},
    },
    widgets: {},
    formContext: {},
    translateString: englishStringTranslator,
  };
}
