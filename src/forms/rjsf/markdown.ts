/** In place of a Markdown renderer: @rjsf/core uses one for messages to programmers alone. */
export function Markdown({ children }: { children?: string }) {
  return children ?? null;
}
