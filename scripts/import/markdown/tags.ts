/** Signs of a template in a text, and the HTML or the address that they become. `null`: they cannot be converted. */
type Tag = readonly [pattern: RegExp, becomes: ((...groups: string[]) => string) | null];

/** `src="x.jpg" alt="A ship"` → its values by name. */
export const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)].map(
      ([, name = '', a, b, c]) => [name.toLowerCase(), a ?? b ?? c ?? ''],
    ),
  );

export const escapeHtml = (text = ''): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A picture with its caption, as HTML on one line. */
export function figureHtml({ src = '', alt, caption, title }: Record<string, string>): string {
  const words = caption ?? title;
  return `<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">${words ? `<figcaption>${escapeHtml(words)}</figcaption>` : ''}</figure>`;
}

const frame = (address: string) => `<iframe src="${address}"></iframe>`;
const youtube = (id: string) => frame(`https://www.youtube.com/embed/${id}`);
const vimeo = (id: string) => frame(`https://player.vimeo.com/video/${id}`);

/** The tags of Hugo, Jekyll and Eleventy. The first that fits is used; the last ones are all others. */
const TAGS: readonly Tag[] = [
  // Hugo
  [/\{\{[<%]\s*youtube\s+(?:id=)?["']?([\w-]+)["']?[^}]*?[>%]\}\}/g, youtube],
  [/\{\{[<%]\s*vimeo\s+(?:id=)?["']?(\d+)["']?[^}]*?[>%]\}\}/g, vimeo],
  [/\{\{[<%]\s*figure\s+([^}]*?)\/?\s*[>%]\}\}/g, (attributes) => figureHtml(attributesIn(attributes))],
  [/\{\{[<%]\s*(?:rel)?ref\s+["']([^"']+)["']\s*[>%]\}\}/g, (file) => file],
  [/\{\{[<%]\s*highlight\s+([\w-]*)[^}]*[>%]\}\}/g, (language) => `\`\`\`${language}`],
  [/\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g, () => '```'],
  // Jekyll and Eleventy
  [/\{%-?\s*link\s+(\S+)\s*-?%\}/g, (file) => `/${file}`],
  [/\{%-?\s*post_url\s+(\S+)\s*-?%\}/g, (name) => `/_posts/${name}.md`],
  [
    /\{\{-?\s*["']([^"']*)["']\s*\|\s*(?:relative_url|absolute_url|url|prepend:[^}]*)\s*-?\}\}/g,
    (address) => address,
  ],
  [/\{\{-?\s*site\.(?:baseurl|url)\s*-?\}\}/g, () => ''],
  [/\{%-?\s*youtube\s+["']?([\w-]+)["']?\s*-?%\}/g, youtube],
  [/\{%-?\s*highlight\s+([\w-]*)[^%]*-?%\}/g, (language) => `\`\`\`${language}`],
  [/\{%-?\s*endhighlight\s*-?%\}/g, () => '```'],
  [
    /\{%-?\s*image\s+["']([^"']+)["']\s*,\s*["']([^"']*)["'][^%]*-?%\}/g,
    (src, alt) => figureHtml({ src, alt }),
  ],
  [/\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/g, () => ''],
  [/\{%-?\s*(?:raw|endraw)\s*-?%\}/g, () => ''],
  // Attributes of kramdown, which are no words
  [/\{:[^}\n]*\}/g, () => ''],
  // All others
  [/\{\{[<%][\s\S]*?[>%]\}\}/g, null],
  [/\{%[\s\S]*?%\}/g, null],
  [/\{\{[\s\S]*?\}\}/g, null],
];

const linesIn = (text: string) => text.split('\n').length - 1;

/** Replaces the tags of a template. Lines stay where they are. `lose` hears of those that cannot be converted. */
export function replaceTags(text: string, lose: (what: string, line: number) => void): string {
  let result = text;
  for (const [pattern, becomes] of TAGS)
    result = result.replace(pattern, (whole: string, ...found: unknown[]) => {
      const offset = found.findIndex((one) => typeof one === 'number');
      const groups = found.slice(0, offset).map((one) => String(one ?? ''));
      if (becomes) return becomes(...groups) + '\n'.repeat(linesIn(whole));
      const tag = whole.length > 60 ? `${whole.slice(0, 57)}…` : whole;
      lose(
        `the tag ${tag.replace(/\s+/g, ' ')} of a template`,
        linesIn(result.slice(0, Number(found[offset]))) + 1,
      );
      return '\n'.repeat(linesIn(whole));
    });
  return result;
}

/** Makes Markdown of MDX: pictures that are imported by a name get their address. */
export function replaceMdx(text: string, lose: (what: string, line: number) => void): string {
  const imported = new Map(
    [...text.matchAll(/^import\s+(\w+)\s+from\s+['"]([^'"]+)['"];?[ \t]*$/gm)].map(
      ([, name = '', file = '']) => [name, file],
    ),
  );
  return text
    .replace(/^(?:import|export)\s.*$/gm, (line, offset: number) => {
      if (line.startsWith('export')) lose('code of a page: export', linesIn(text.slice(0, offset)) + 1);
      return '';
    })
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, (comment) => '\n'.repeat(linesIn(comment)))
    .replace(/=\{(\w+)(?:\.src)?\}/g, (whole, name: string) => {
      const file = imported.get(name);
      return file === undefined ? whole : `="${escapeHtml(file)}"`;
    });
}
