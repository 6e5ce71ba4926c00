/** Properties that no editor sees: the studio handles them itself. */
const HIDDEN: readonly unknown[] = ['$schema', 'type'];

export const isHiddenProperty = (name: unknown) => HIDDEN.includes(name);
