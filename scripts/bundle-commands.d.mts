/** The address of a module of the newest bundle. */
export function bundled(name: string): string;
