/** Runs in the page: from now on, writing into a text area of a form fails inside the browser, and so inside the widget. */
export function breakTextAreas(): void {
  const { prototype } = HTMLTextAreaElement;
  const original = Object.getOwnPropertyDescriptor(prototype, 'defaultValue') ?? {};
  Object.defineProperty(prototype, 'defaultValue', {
    ...original,
    set(this: HTMLTextAreaElement, text: string) {
      // Those of a form have names; the one that gives the answers back has none.
      if (this.name) throw new Error('A widget is broken.');
      original.set?.call(this, text);
    },
  });
}
