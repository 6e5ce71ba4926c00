/** A name that no browser offers to fill in, and that no field has: names of fields begin with a letter. */
export const HONEYPOT_NAME = '_more';
