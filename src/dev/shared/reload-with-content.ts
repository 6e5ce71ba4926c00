/** Loads the page again when the content of every page has changed: site.json, the theme or an icon. */
export const reloadWithContent = (): void =>
  import.meta.hot?.on('content:shared', () => window.location.reload());
