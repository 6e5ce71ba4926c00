/** An SVG as an address that stands for the drawing itself, in a style sheet or an attribute. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml,${svg.trim().replace(/[%#<>"\n]/g, encodeURIComponent)}`;
}
