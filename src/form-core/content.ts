export { completeForm } from './content/complete-form.ts';
export { TEXTS_OF_SOME_FORMS, textsOfEveryForm } from './content/form-texts.ts';
export { checkForm } from './content/forms.ts';
export { type FieldMessage, listMessages } from './content/list-messages.ts';
export { prefilledFields } from './content/prefilled-fields.ts';
export { widgetsOf } from './content/widgets.ts';
