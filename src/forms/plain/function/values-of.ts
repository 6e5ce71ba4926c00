import { definitionsNamed, groupsAmong, itemDefinitions } from '@json-site/form-core/form-rules';
import type { CoreObject, CoreSchema } from '@json-site/form-core/schema';
import type { Form, FormField } from '@json-site/model/content-types';
import { fieldsOf } from '../../fields.ts';
import type { FormValue, FormValues } from '../../values/form-values.ts';
import { initialValues } from '../../values/initial-values.ts';
import { restoreValues } from '../../values/restore-values.ts';
import { entryCounts } from './entry-counts.ts';
import type { Sent } from './sent.ts';

/** Reads the texts of fields. Only names of fields of the form reach an object. */
class Reader {
  private readonly sent: Sent;
  private readonly counts: ReadonlyMap<string, number>;

  constructor(sent: Sent) {
    this.sent = sent;
    this.counts = entryCounts(sent);
  }

  private textsAt = (path: string) => this.sent.get(path) ?? [];

  private scalar({ widget }: FormField, path: string): FormValue | undefined {
    const texts = this.textsAt(path);
    // The date and the time of one field have the same name.
    if (widget === 'date-time') return texts.some((text) => text !== '') ? [...texts] : undefined;
    return texts.find((text) => text !== '');
  }

  private value(field: FormField, definitions: readonly CoreSchema[], path: string): FormValue | undefined {
    const { kind, fields = [] } = field;
    if (kind === 'group') return this.group(fields, groupsAmong(definitions), `${path}.`);
    if (kind === 'choices') return this.textsAt(path).filter((text) => text !== '');
    if (kind !== 'list' && kind !== 'texts') return this.scalar(field, path);
    const groups = groupsAmong(itemDefinitions(definitions));
    return Array.from({ length: this.counts.get(path) ?? 0 }, (_, index) => {
      const own = `${path}.${index}`;
      return kind === 'list' ? this.group(fields, groups, `${own}.`) : (this.scalar(field, own) ?? '');
    });
  }

  group(fields: readonly FormField[], groups: readonly CoreObject[], around: string): FormValues {
    // The form sends some fields that it does not show.
    const initial = initialValues(groups);
    const entries = fields.flatMap((field): [string, FormValue][] => {
      const value = field.hidden
        ? initial[field.name]
        : this.value(field, definitionsNamed(groups, field.name), around + field.name);
      return value === undefined ? [] : [[field.name, value]];
    });
    return Object.fromEntries(entries);
  }
}

/** The values of the form that a browser has sent, with their types. What no field of the form has is left out. */
export function valuesOf(form: Form, core: CoreObject, sent: Sent): FormValues {
  return restoreValues(form, core, new Reader(sent).group(fieldsOf(form), [core], ''));
}
