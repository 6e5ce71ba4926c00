/** A drawn logo: a name in a shape, as organisations send them. */
export interface Logo {
  name: string;
  shape: 'wide' | 'long' | 'square' | 'tall';
  colour: string;
}

const SIZES = { wide: [300, 110], long: [480, 80], square: [180, 180], tall: [160, 260] } as const;

/** Draws a logo as an SVG: a mark, and the name, which tall and square ones have below it. */
export function drawLogo({ name, shape, colour }: Logo): string {
  const [width, height] = SIZES[shape];
  const isBelow = shape === 'square' || shape === 'tall';
  const side = isBelow ? width * 0.5 : height * 0.7;
  const [x, y] = isBelow ? [width / 4, height * 0.1] : [height * 0.15, height * 0.15];
  const size = Math.min(height / 2.6, (isBelow ? width : width - height) / (name.length * 0.58));
  const mark = `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${side / (name.length % 5 || 2)}" fill="${colour}"/>`;
  const hole = `<circle cx="${x + side / 2}" cy="${y + side / 2}" r="${side / 4}" fill="#ffffff"/>`;
  const at = isBelow
    ? `x="${width / 2}" y="${height * 0.9}" text-anchor="middle"`
    : `x="${height}" y="${height / 2 + size * 0.35}"`;
  const text = `<text ${at} font-family="sans-serif" font-weight="700" font-size="${size}" fill="${colour}">${name.replace('&', '&amp;')}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${mark}${hole}${text}</svg>\n`;
}
