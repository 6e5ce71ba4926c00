/** Prefix of the ids of all fields: `studio_items_0_title`. */
export const FIELD_PREFIX = 'studio';
