/** Replaces markdown-to-jsx, which @rjsf/core uses only for messages to developers. */
export function Markdown({ children }: { children?: string }) {
  return children ?? null;
}
