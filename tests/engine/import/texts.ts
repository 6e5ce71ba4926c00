/** A part of an old text. `lost` is a part that no page can have. */
export type OldPart =
  | { kind: 'paragraph' | 'quote' | 'code'; text: string }
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'list' | 'numbered'; items: { text: string; inner?: string[] }[] }
  | { kind: 'table'; header: string[]; rows: string[][] }
  | { kind: 'picture'; file: string; alt: string; caption: string }
  | { kind: 'film'; id: string }
  | { kind: 'link'; text: string; to: string; label: string }
  | { kind: 'lost'; what: RegExp; markdown: string; html: string };

/** Numbers that are the same in each run. */
export function random(seed: number) {
  let state = seed * 2654435761 + 1;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return state / 2 ** 32;
  };
  const to = (most: number) => Math.floor(next() * most);
  return {
    to,
    pick: <T>(list: readonly T[]): T => {
      const one = list[to(list.length)];
      if (one === undefined) throw new Error('An empty list.');
      return one;
    },
  };
}

type Random = ReturnType<typeof random>;

const WORDS =
  'river mill garden school bridge harvest letter window market winter choir lantern village orchard museum kettle harbour chapel meadow ladder ribbon thunder basket pepper castle violin blanket copper anchor willow timber saddle candle button feather marble pocket tunnel canvas thistle'.split(
    ' ',
  );

export function sentence({ pick, to }: Random, least = 6): string {
  const words = Array.from({ length: least + to(10) }, () => pick(WORDS));
  const text = words.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const paragraph = (one: Random) => Array.from({ length: 2 + one.to(3) }, () => sentence(one)).join(' ');

export const title = ({ pick }: Random, number: number) => {
  const first = pick(WORDS);
  return `${first.charAt(0).toUpperCase()}${first.slice(1)} ${pick(WORDS)} number ${number}`;
};

/** Parts that each kind of old site has in its own way. */
const LOST: Extract<OldPart, { kind: 'lost' }>[] = [
  {
    kind: 'lost',
    what: /a form/,
    markdown: '<form><input name="a"></form>',
    html: '<form><input name="a"></form>',
  },
  {
    kind: 'lost',
    what: /a script/,
    markdown: '<script>let a = 1;</script>',
    html: '<script>let a = 1;</script>',
  },
];

/** A text of some parts. `links` are addresses of other pages, `picture` and `pdf` files that the site has. */
export function oldText(one: Random, links: readonly string[], picture: string, pdf: string): OldPart[] {
  const makers: (() => OldPart)[] = [
    () => ({ kind: 'paragraph', text: paragraph(one) }),
    () => ({ kind: 'list', items: Array.from({ length: 3 }, () => ({ text: sentence(one, 2) })) }),
    () => ({
      kind: 'list',
      items: [{ text: sentence(one, 2), inner: [sentence(one, 2), sentence(one, 2)] }],
    }),
    () => ({ kind: 'numbered', items: Array.from({ length: 4 }, () => ({ text: sentence(one, 2) })) }),
    () => ({
      kind: 'table',
      header: ['Place', 'Price'],
      rows: Array.from({ length: 3 }, (_, row) => [sentence(one, 1), `£${row}.50`]),
    }),
    () => ({ kind: 'quote', text: sentence(one) }),
    () => ({ kind: 'code', text: `${sentence(one, 2)}\n${sentence(one, 2)}` }),
    () => ({ kind: 'picture', file: picture, alt: sentence(one, 3), caption: sentence(one, 3) }),
    () => ({ kind: 'film', id: 'dQw4w9WgXcQ' }),
    () => ({ kind: 'link', text: sentence(one), to: one.pick(links), label: sentence(one, 2).slice(0, -1) }),
    () => ({ kind: 'link', text: sentence(one), to: pdf, label: 'the minutes of the meeting' }),
    () => one.pick(LOST),
  ];
  const parts: OldPart[] = [{ kind: 'paragraph', text: paragraph(one) }];
  for (let section = 0; section < 2 + one.to(3); section++) {
    parts.push({ kind: 'heading', level: 2, text: sentence(one, 2).slice(0, 60).replace(/\.$/, '') });
    for (let part = 0; part < 2 + one.to(4); part++) parts.push(one.pick(makers)());
    if (one.to(2) === 0) {
      parts.push({ kind: 'heading', level: 3, text: sentence(one, 2).slice(0, 60).replace(/\.$/, '') });
      parts.push({ kind: 'paragraph', text: paragraph(one) });
    }
  }
  return parts;
}

/** The words of a text that a reader sees. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}£]+/gu) ?? [];
}

export function wordsOf(parts: readonly OldPart[]): string[] {
  return parts.flatMap((part) => {
    switch (part.kind) {
      case 'list':
      case 'numbered':
        return part.items.flatMap(({ text, inner = [] }) => [text, ...inner].flatMap(wordsIn));
      case 'table':
        return [...part.header, ...part.rows.flat()].flatMap(wordsIn);
      case 'picture':
        return [part.alt, part.caption].flatMap(wordsIn);
      case 'link':
        return [part.text, part.label].flatMap(wordsIn);
      case 'film':
      case 'lost':
        return [];
      default:
        return wordsIn(part.text);
    }
  });
}

/** A text as Markdown. `figure` and `film` are written as a generator has them. */
export function asMarkdown(
  parts: readonly OldPart[],
  write: { figure(part: Extract<OldPart, { kind: 'picture' }>): string; film(id: string): string },
): string {
  const texts = parts.map((part) => {
    switch (part.kind) {
      case 'heading':
        return `${'#'.repeat(part.level)} ${part.text}`;
      case 'list':
        return part.items
          .flatMap(({ text, inner = [] }) => [`- ${text}`, ...inner.map((one) => `  - ${one}`)])
          .join('\n');
      case 'numbered':
        return part.items.map(({ text }, index) => `${index + 1}. ${text}`).join('\n');
      case 'table': {
        const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
        return [row(part.header), row(part.header.map(() => '---')), ...part.rows.map(row)].join('\n');
      }
      case 'quote':
        return `> ${part.text}`;
      case 'code':
        return `\`\`\`\n${part.text}\n\`\`\``;
      case 'picture':
        return write.figure(part);
      case 'film':
        return write.film(part.id);
      case 'link':
        return `${part.text} [${part.label}](${part.to})`;
      case 'lost':
        return part.markdown;
      default:
        return part.text;
    }
  });
  return `${texts.join('\n\n')}\n`;
}

/** A text as HTML of WordPress: with its comments, or as an older version wrote it, without paragraphs. */
export function asHtml(parts: readonly OldPart[], isOld: boolean): string {
  const block = (name: string, html: string) =>
    isOld ? html : `<!-- wp:${name} -->\n${html}\n<!-- /wp:${name} -->`;
  const texts = parts.map((part) => {
    switch (part.kind) {
      case 'heading':
        return block('heading', `<h${part.level}>${part.text}</h${part.level}>`);
      case 'list':
      case 'numbered': {
        const tag = part.kind === 'list' ? 'ul' : 'ol';
        const items = part.items.map(
          ({ text, inner }) =>
            `<li>${text}${inner ? `<ul>${inner.map((one) => `<li>${one}</li>`).join('')}</ul>` : ''}</li>`,
        );
        return block('list', `<${tag}>${items.join('\n')}</${tag}>`);
      }
      case 'table': {
        const row = (cells: readonly string[], tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
        const body = part.rows.map((cells) => row(cells, 'td')).join('');
        return block(
          'table',
          `<table><thead>${row(part.header, 'th')}</thead><tbody>${body}</tbody></table>`,
        );
      }
      case 'quote':
        return block('quote', `<blockquote><p>${part.text}</p></blockquote>`);
      case 'code':
        return block('code', `<pre>${part.text}</pre>`);
      case 'picture':
        return isOld
          ? `[caption id="a"]<img src="${part.file}" alt="${part.alt}" /> ${part.caption}[/caption]`
          : block(
              'image',
              `<figure class="wp-block-image"><img src="${part.file}" alt="${part.alt}"/><figcaption>${part.caption}</figcaption></figure>`,
            );
      case 'film':
        return isOld
          ? `[embed]https://www.youtube.com/watch?v=${part.id}[/embed]`
          : block(
              'embed',
              `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=${part.id}\n</div></figure>`,
            );
      case 'link':
        return block(
          'paragraph',
          `${isOld ? '' : '<p>'}${part.text} <a href="${part.to}">${part.label}</a>${isOld ? '' : '</p>'}`,
        );
      case 'lost':
        return block('html', part.html);
      default:
        return isOld ? part.text : block('paragraph', `<p>${part.text}</p>`);
    }
  });
  return texts.join('\n\n');
}
