/** Reads a secret of the function. */
export type Environment = (name: string) => string | undefined;

export function required(environment: Environment, name: string): string {
  const value = environment(name);
  if (!value)
    throw new Error(`The secret ${name} is not set. Set it with: npx supabase secrets set ${name}=...`);
  return value;
}

/** The key of the API that may execute the functions. Supabase sets SUPABASE_SECRET_KEYS, or the older variable. */
export function secretKey(environment: Environment): string {
  const keys = environment('SUPABASE_SECRET_KEYS');
  if (!keys) return required(environment, 'SUPABASE_SERVICE_ROLE_KEY');
  try {
    const [first] = Object.values(JSON.parse(keys) as Record<string, string>);
    if (first) return first;
  } catch {
    // The error of the parser quotes the keys.
  }
  throw new Error('The secret SUPABASE_SECRET_KEYS must be a JSON object with a key.');
}
