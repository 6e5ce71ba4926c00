/** Reloads the page and keeps its scroll position. Any other reload starts at the top. */
export function reloadInPlace(): void {
  keepScrollOnReload();
  window.location.reload();
}

/** Makes the next reload keep the scroll position. */
export function keepScrollOnReload(): void {
  window.history.scrollRestoration = 'auto';
}
