/** The part of js-yaml that the project uses. The package has no types. */
declare module 'js-yaml' {
  export const JSON_SCHEMA: unique symbol;
  export function load(text: string, options?: { schema?: typeof JSON_SCHEMA }): unknown;
}
