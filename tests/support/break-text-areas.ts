/** Runs in the page: from now on the browser throws when a form's widget writes into its text area. */
export function breakTextAreas(): void {
  const { prototype } = HTMLTextAreaElement;
  const original = Object.getOwnPropertyDescriptor(prototype, 'defaultValue') ?? {};
  Object.defineProperty(prototype, 'defaultValue', {
    ...original,
    set(this: HTMLTextAreaElement, text: string) {
      // The text area that offers the answers for copying has no name and must keep working.
      if (this.name) throw new Error('A widget is broken.');
      original.set?.call(this, text);
    },
  });
}
