/** The route that the studio's own address names: `/_studio#/about` → `/about`. */
export function routeFromHash(hash: string): string {
  return decodeURI(hash.slice(1)) || '/';
}
