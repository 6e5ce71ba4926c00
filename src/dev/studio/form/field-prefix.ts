/** Prefix of the ids of all fields: `studio_items_0_title`. */
export const FIELD_PREFIX = 'studio';

/** Removes the spaces in the names of a dictionary from an id: `aria-describedby` separates ids by spaces. */
export const withoutSpaces = (id: string) => id.replaceAll(' ', '-');
