/** Reads a secret of the function. */
export type Environment = (name: string) => string | undefined;

export function required(environment: Environment, name: string): string {
  const value = environment(name);
  if (!value)
    throw new Error(`The secret ${name} is not set. Set it with: npx supabase secrets set ${name}=...`);
  return value;
}
