/** Name of the trusted types policy under which the one configured address may become a script. */
export const SCRIPT_POLICY = 'measuring';
