/** What no address may have, or what would end it. */
const FORBIDDEN = /[%#<>"{}|\\^`\s]/g;

/** An SVG as an address that stands for the drawing itself, in a style sheet or an attribute. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml,${svg.trim().replace(FORBIDDEN, encodeURIComponent)}`;
}
