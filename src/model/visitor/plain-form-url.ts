/**
 * Returns the URL of a page for the function that receives its forms without JavaScript. No page of the site: browsers
 * show it as text.
 */
export function plainFormUrl(route: string): string {
  return `${route === '/' ? '/index' : route}.form.txt`;
}
