import { attributesIn, escapeHtml, figureHtml } from '../markdown/tags.ts';

/** What a shortcode is replaced by. `inside` is the text between its beginning and its end. */
type Shortcode = (attributes: Record<string, string>, inside: string, pictures: PicturesById) => string;

/** The attachments of an export by their numbers. */
export type PicturesById = ReadonlyMap<string, { src: string; alt: string; caption: string }>;

const frame = (address: string) => `\n\n${address.trim()}\n\n`;

/** The shortcodes that are converted. All others are in the list of what was lost; a text inside of them stays. */
const SHORTCODES: Readonly<Record<string, Shortcode>> = {
  caption: (_, inside) => {
    const [, picture = '', words = ''] =
      /^\s*((?:<a[^>]*>)?\s*<img[^>]*>\s*(?:<\/a>)?)([\s\S]*)$/.exec(inside) ?? [];
    return picture ? `<figure>${picture}<figcaption>${words.trim()}</figcaption></figure>` : inside;
  },
  gallery: ({ ids = '' }, _, pictures) =>
    ids
      .split(',')
      .flatMap((id) => pictures.get(id.trim()) ?? [])
      .map(figureHtml)
      .join(''),
  embed: (_, inside) => frame(inside),
  youtube: ({ id, url }, inside) => frame(url ?? (id ? `https://www.youtube.com/watch?v=${id}` : inside)),
  vimeo: ({ id, url }, inside) => frame(url ?? (id ? `https://vimeo.com/${id}` : inside)),
  video: ({ src, mp4 }) => `<video src="${escapeHtml(src ?? mp4)}"></video>`,
  audio: ({ src, mp3 }) => `<audio src="${escapeHtml(src ?? mp3)}"></audio>`,
  playlist: () => '',
};

const WITH_INSIDE = /\[(\w[\w-]*)((?:\s+[^[\]]*)?)\]([\s\S]*?)\[\/\1\]/g;
/** Only what has an attribute: "[sic]" is a word. */
const SINGLE = /\[(\w[\w-]*)((?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s\]]+))+)\s*\/?\]/g;

const linesIn = (text: string) => text.split('\n').length - 1;

/** Replaces the shortcodes of a text of WordPress. Later lines stay where they are. */
export function replaceShortcodes(
  text: string,
  pictures: PicturesById,
  lose: (what: string, line: number) => void,
): string {
  let current = text;
  const replace = (whole: string, name: string, written: string, inside: string, offset: number) => {
    const shortcode = SHORTCODES[name];
    const line = linesIn(current.slice(0, offset)) + 1;
    if (!shortcode) lose(`the shortcode [${name}]${inside.trim() ? ', whose text stays' : ''}`, line);
    const replaced = shortcode ? shortcode(attributesIn(written), inside, pictures) : inside;
    return replaced + '\n'.repeat(Math.max(0, linesIn(whole) - linesIn(replaced)));
  };
  current = text.replace(
    WITH_INSIDE,
    (whole, name: string, written: string, inside: string, offset: number) =>
      replace(whole, name, written, inside, offset),
  );
  return current.replace(SINGLE, (whole, name: string, written: string, offset: number) =>
    replace(whole, name, written, '', offset),
  );
}
