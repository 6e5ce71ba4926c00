import type { CoreObject } from '@json-site/form-core/schema';
import type { Form, FormField } from '@json-site/model/content-types';
import { fieldsOf } from '../../fields.ts';
import { HONEYPOT_NAME } from '../../submit/honeypot.ts';
import { type FormValues, isGroupValue } from '../../values/form-values.ts';
import { initialValues } from '../../values/initial-values.ts';
import { mergeInput } from '../../values/merge-input.ts';
import { restoreValues } from '../../values/restore-values.ts';

/** As many bytes as the largest row may have in JSON, and what the encoding of a form adds to most texts. */
const LARGEST_FORM = 1_048_576;

/** A request that no form of the site sends, with the status of its answer. */
export class RefusedRequest extends Error {
  readonly status: number;

  constructor(status: number) {
    super(String(status));
    this.name = 'RefusedRequest';
    this.status = status;
  }
}

/** What a browser has sent: the texts of each control by its name, which is the path of its field. */
export type Sent = Map<string, string[]>;

async function bodyOf(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_FORM) throw new RefusedRequest(413);
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/** Reads the form that a browser has sent. Throws a RefusedRequest. */
export async function readSent(request: Request): Promise<Sent> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) throw new RefusedRequest(415);
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_FORM) throw new RefusedRequest(413);
  const sent: Sent = new Map();
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(await bodyOf(request)))) {
    // Browsers send each line break as two characters; the form's own code has one.
    sent.set(name, [...(sent.get(name) ?? []), value.replaceAll('\r\n', '\n')]);
  }
  return sent;
}

/** Whether a name is the path of a control of these fields: nothing else reaches an object. */
function isControl([name, ...rest]: readonly string[], fields: readonly FormField[]): boolean {
  const field = fields.find((one) => one.name === name);
  if (!field || field.hidden) return false;
  if (field.kind === 'group') return isControl(rest, field.fields ?? []);
  const [index = '', ...inner] = rest;
  const isEntry = /^(?:0|[1-9]\d{0,2})$/.test(index);
  if (field.kind === 'list') return isEntry && isControl(inner, field.fields ?? []);
  return rest.length === 0 || (field.kind === 'texts' && isEntry && inner.length === 0);
}

/** Adds the values of fields that the form sends and does not show. */
function withHidden(fields: readonly FormField[], values: FormValues, initial: FormValues): FormValues {
  const added = fields.flatMap((field): [string, FormValues[string]][] => {
    const [own, first] = [values[field.name], initial[field.name]];
    if (field.hidden) return [[field.name, first]];
    if (field.kind !== 'group') return [];
    const inner = withHidden(
      field.fields ?? [],
      isGroupValue(own) ? own : {},
      isGroupValue(first) ? first : {},
    );
    return Object.keys(inner).length > 0 ? [[field.name, inner]] : [];
  });
  return { ...values, ...Object.fromEntries(added) };
}

/** The values of the form that a browser has sent, with their types. What no field of the form has is left out. */
export function valuesOf(form: Form, core: CoreObject, sent: Sent): FormValues {
  const fields = fieldsOf(form);
  const values = new Map([...sent].filter(([name]) => isControl(name.split('.'), fields)));
  const merged = mergeInput(undefined, { values, touched: new Set() });
  return restoreValues(form, core, withHidden(fields, merged, initialValues([core])));
}

export const isHoneypotFilled = (sent: Sent): boolean =>
  (sent.get(HONEYPOT_NAME) ?? []).some((value) => value !== '');
