import { isObject } from '../../../compiler/schema/schema-walk.ts';
import { DevApiError, type DevContext, type DevEndpoint } from '../../server/endpoint.ts';

type Kind = 'string' | 'boolean' | 'object' | 'list';

function isOfKind(value: unknown, kind: string): boolean {
  if (kind === 'list') return Array.isArray(value);
  return kind === 'object' ? isObject(value) : typeof value === kind;
}

/** Returns an endpoint that checks the types of its input's properties. A question mark makes a property optional. */
export function endpoint<Input>(
  kinds: Record<keyof NoInfer<Input>, Kind | `${Kind}?`>,
  run: (context: DevContext, input: Input) => unknown,
): DevEndpoint {
  return (input, context) => {
    const values = isObject(input) ? input : {};
    for (const [name, kind] of Object.entries<string>(kinds)) {
      const value = values[name];
      const isMissing = value === undefined && kind.endsWith('?');
      if (isMissing || isOfKind(value, kind.replace('?', ''))) continue;
      throw new DevApiError(400, `"${name}" is missing or has the wrong type.`);
    }
    return run(context, values as Input);
  };
}
