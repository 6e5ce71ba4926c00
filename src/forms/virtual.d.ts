// TypeScript follows `import('…')` in these declarations, but no relative `import`.

/** The rules of each form, by the name of its file in schemas/forms/, from the generated modules of the site. */
declare module 'virtual:forms' {
  type FormRules = import('./validator.ts').FormRules;

  /** Loads the rules of a form. */
  export const formRules: Record<string, () => Promise<FormRules>>;

  /** A hash of each form's schema. A draft with another hash belongs to an older version of the form. */
  export const formVersions: Record<string, string>;
}

/** The widgets that the site adds, by name, from the generated modules of the site. */
declare module 'virtual:widgets' {
  type FormPart = import('./parts/part.ts').FormPart;

  /** Loads the code of a widget. One, so that it can be spread among the code of others. */
  export const widgets: Record<string, [() => Promise<{ part: FormPart }>]>;
}
