/** Characters that are not allowed in a URL, or would end it. */
const RESERVED = /[%#<>"{}|\\^`\s]/g;

/** An SVG as a data URL, for style sheets and attributes. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml,${svg.trim().replace(RESERVED, encodeURIComponent)}`;
}
