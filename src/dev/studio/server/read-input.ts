import { isObject } from '../../../compiler/schema/schema-walk.ts';
import { DevApiError } from '../../server/endpoint.ts';

type Kind = 'string' | 'boolean' | 'object' | 'list';

/** Checks the types of the input's properties. A question mark makes a property optional. */
export function readInput<Input>(input: unknown, kinds: Record<keyof Input, Kind | `${Kind}?`>): Input {
  const values = isObject(input) ? input : {};
  for (const [name, kind] of Object.entries<string>(kinds)) {
    const value = values[name];
    if (value === undefined && kind.endsWith('?')) continue;
    const isValid =
      kind === 'list'
        ? Array.isArray(value)
        : kind.startsWith('object')
          ? isObject(value)
          : typeof value === kind.replace('?', '');
    if (!isValid) throw new DevApiError(400, `"${name}" is missing or has the wrong type.`);
  }
  return values as Input;
}
