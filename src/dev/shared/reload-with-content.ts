/** Loads the page again when the content of every page has changed: site.json, the theme or an icon. */
import.meta.hot?.on('content:shared', () => window.location.reload());
