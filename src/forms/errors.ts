import type { ErrorTransformer, RJSFValidationError } from '@rjsf/utils';
import { messageKey, nameInMessages, RULES_BY_PRIORITY, writeMessage } from '@json-site/form-core/form-rules';
import type { Form, FormField } from '@json-site/model/content-types';
import { fillIn } from '@json-site/model/visitor';
import type { RjsfData } from './context.ts';
import { fieldsOf } from './fields.ts';
import { knownPageLanguage } from './values/known-page-language.ts';
import { pageLanguage } from './values/language.ts';

type Errors = RJSFValidationError[];

/** The errors of a value, and of the values inside it by name or index. */
interface ErrorNode {
  errors: Errors;
  inside: Map<string, ErrorNode>;
}

/** Sorts the errors by the values that they belong to: `.visitors.1.age`. */
function errorTree(errors: Errors): ErrorNode {
  const root: ErrorNode = { errors: [], inside: new Map() };
  for (const error of errors) {
    let node = root;
    for (const name of (error.property ?? '').split('.').filter(Boolean)) {
      const next: ErrorNode = node.inside.get(name) ?? { errors: [], inside: new Map() };
      node.inside.set(name, next);
      node = next;
    }
    node.errors.push(error);
  }
  return root;
}

/** The value of the broken keyword, as Ajv reports it: the limit of `maxLength`, the name of a format or type. */
function keywordValue({ params = {} }: RJSFValidationError): unknown {
  const { limit, multipleOf, format, type } = params as Record<string, unknown>;
  return limit ?? multipleOf ?? format ?? type;
}

const byPriority = ({ name = '' }: RJSFValidationError) => {
  const index = RULES_BY_PRIORITY.indexOf(name);
  return index < 0 ? RULES_BY_PRIORITY.length : index;
};

/** An entry of a list, as messages and the error summary name it. */
const itemLabel = (field: FormField, index: number) =>
  fillIn(field.itemLabel ?? field.label, { number: String(index + 1) });

/** What names a field in the summary: the entries of lists that contain it, and its group. */
interface Owner {
  entries: string;
  group: string;
}

const joined = (...labels: string[]) => labels.filter(Boolean).join(': ');

/** The labels of groups at every depth, without "(optional)". */
const groupsIn = (fields: readonly FormField[]): string[] =>
  fields.flatMap((field) => [
    ...(field.kind === 'group' ? [plainLabel(field.label)] : []),
    ...groupsIn(field.fields ?? []),
  ]);

const plainLabel = (label: string) => label.replace(/\s*\([^()]*\)\s*$/, '');

/** The messages of a form. */
class Messages {
  private readonly form: Form;
  private readonly groups: readonly string[];

  constructor(form: Form) {
    this.form = form;
    this.groups = groupsIn(fieldsOf(form));
  }

  /** A group is enough to name its fields, unless another group has the same label. */
  private ownerIn({ entries, group }: Owner, label: string): Owner {
    const plain = plainLabel(label);
    const isUnique = this.groups.filter((one) => one === plain).length === 1;
    return { entries, group: isUnique ? plain : joined(group, plain) };
  }

  /** One error for a value: that of the most important rule, with the message from the content. */
  private errorAt(path: string, errors: Errors, field: FormField, owner?: Owner): Errors {
    const [error] = [...errors].sort((one, other) => byPriority(one) - byPriority(other));
    if (!error) return [];
    const { messages = {} } = field;
    const key = messageKey(error.name ?? '', keywordValue(error), field);
    const all: Record<string, string | undefined> = { ...this.form.messages };
    const template =
      (messages as Record<string, string | undefined>)[key.own] ??
      all[key.shared] ??
      // A rule without a message must still stop the form, so another text of the field has to do.
      Object.values(messages)[0] ??
      field.label;
    const name = nameInMessages(field, this.form.question, pageLanguage());
    const message = writeMessage(template, name, key, field.widget, knownPageLanguage);
    return [
      { ...error, property: path, message, stack: joined(owner?.entries ?? '', owner?.group ?? '', message) },
    ];
  }

  private listErrors(path: string, node: ErrorNode, field: FormField, owner: Owner): Errors {
    const entries = [...node.inside].sort(([one], [other]) => Number(one) - Number(other));
    return entries.flatMap(([index, item]) => {
      const label = itemLabel(field, Number(index));
      const itemPath = `${path}.${index}`;
      if (field.kind === 'list')
        return this.errorsOf(field.fields ?? [], item, itemPath, {
          entries: joined(owner.entries, label),
          group: '',
        });
      const single: FormField = { ...field, kind: 'text', label };
      return this.errorAt(itemPath, item.errors, single);
    });
  }

  /** One error per field, in page order. `owner` is the group, or the entry of a list, that contains the fields. */
  errorsOf(fields: FormField[], node: ErrorNode, path: string, owner: Owner): Errors {
    return fields.flatMap((field): Errors => {
      const inner = node.inside.get(field.name);
      if (!inner) return [];
      const fieldPath = `${path}.${field.name}`;
      const options = [...inner.inside.values()].flatMap((option) => option.errors);
      switch (field.kind) {
        case 'group': {
          const found = this.errorsOf(field.fields ?? [], inner, fieldPath, this.ownerIn(owner, field.label));
          return found.length > 0 ? found : this.errorAt(fieldPath, inner.errors, field, owner);
        }
        case 'list':
        case 'texts':
          return [
            ...this.errorAt(fieldPath, inner.errors, field, owner),
            ...this.listErrors(fieldPath, inner, field, owner),
          ];
        default:
          return this.errorAt(fieldPath, [...inner.errors, ...options], field, owner);
      }
    });
  }
}

/**
 * Creates RJSF's transformErrors: one error per field, in page order, with the message from the content. Visitors
 * never see the validator's own messages. `stack` is the message for the error summary: it names the entry of a list.
 */
export function createErrorTransformer(form: Form): ErrorTransformer<RjsfData> {
  const messages = new Messages(form);
  return (errors) => {
    const found = messages.errorsOf(fieldsOf(form), errorTree(errors), '', { entries: '', group: '' });
    if (found.length > 0 || errors.length === 0) return found;
    // An error that belongs to no field must stop the form too.
    const message = form.outcomes.checkAnswers.title;
    return [{ property: '', message, stack: message }];
  };
}
