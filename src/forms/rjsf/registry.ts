import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import { englishStringTranslator } from '@rjsf/utils';

/** Stands in for templates whose result our own templates do not show. */
function Nothing() {
  return null;
}

/**
 * What forms here are made of, in place of all that @rjsf/core could show: the build puts this module where the
 * package's own list stands. Templates and widgets that visitors see come with the form.
 */
export default function getDefaultRegistry() {
  return {
    fields: { ArrayField, ObjectField, SchemaField, StringField },
    templates: {
      DescriptionFieldTemplate: Nothing,
      FieldErrorTemplate: Nothing,
      FieldHelpTemplate: Nothing,
      ButtonTemplates: {},
    },
    widgets: {},
    formContext: {},
    translateString: englishStringTranslator,
  };
}
