import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import { englishStringTranslator } from '@rjsf/utils';

/** Replaces templates whose output our templates do not show. */
function EmptyTemplate() {
  return null;
}

/**
 * Replaces the default registry of @rjsf/core at build time, so that visitors do not download fields, templates and
 * widgets that no form uses. FormEngine adds the templates and widgets that are shown.
 */
export default function getDefaultRegistry() {
  return {
    fields: { ArrayField, ObjectField, SchemaField, StringField },
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
