/** Name of the Trusted Types policy that allows the configured analytics script. */
export const SCRIPT_POLICY = 'measuring';
