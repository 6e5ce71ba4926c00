/** A part of the site's name in one tone. */
export interface BrandPart {
  text: string;
  isAccent: boolean;
}

/** Returns the parts of the name in alternating tones. The spaces between them are those of the whole name. */
export function brandParts({ name, nameParts }: { name: string; nameParts: string[] }): BrandPart[] {
  let rest = name;
  return nameParts.map((part, index) => {
    const text = part.trim();
    const at = rest.indexOf(text);
    rest = at < 0 ? '' : rest.slice(at + text.length);
    return { text: /^\s+\S/.test(rest) ? `${text} ` : text, isAccent: index % 2 === 1 };
  });
}
