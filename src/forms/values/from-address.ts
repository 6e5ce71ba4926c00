import type { Form, FormField } from '@json-site/model/content-types';
import { fieldsOf } from '../fields.ts';
import type { PreHydrationInput } from './pre-hydration-input.ts';

/** The path and the parameter of each field that begins with a value of the address. */
const parametersOf = (fields: readonly FormField[], around = ''): [path: string, parameter: string][] =>
  fields.flatMap(({ name, kind, fromAddress, fields: inner = [] }): [string, string][] => {
    if (kind === 'group') return parametersOf(inner, `${around}${name}.`);
    return fromAddress === undefined ? [] : [[around + name, fromAddress]];
  });

/** The values that the address of the page has for a form, as if a visitor had typed them. */
export function addressInput(form: Form): Pick<PreHydrationInput, 'values' | 'touched'> | undefined {
  const query = new URLSearchParams(window.location.search);
  const given = parametersOf(fieldsOf(form)).filter(([, parameter]) => query.has(parameter));
  if (given.length === 0) return undefined;
  const values = new Map(given.map(([path, parameter]) => [path, query.getAll(parameter)]));
  return { values, touched: new Set(values.keys()) };
}
