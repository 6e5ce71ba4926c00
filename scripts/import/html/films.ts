/** A film on another server: how its addresses are recognised, and its player and its page there. */
interface FilmServer {
  pattern: RegExp;
  player(id: string): string;
  page(id: string): string;
}

const youtube = {
  player: (id: string) => `https://www.youtube-nocookie.com/embed/${id}`,
  page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
};

const SERVERS: readonly FilmServer[] = [
  {
    pattern:
      /^https?:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)([\w-]{6,20})/,
    ...youtube,
  },
  { pattern: /^https?:\/\/youtu\.be\/([\w-]{6,20})/, ...youtube },
  {
    pattern: /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})/,
    player: (id) => `https://player.vimeo.com/video/${id}`,
    page: (id) => `https://vimeo.com/${id}`,
  },
];

/** The player and the page of a film. Undefined for any other address. */
export function filmAt(address: string): { player: string; page: string } | undefined {
  for (const { pattern, player, page } of SERVERS) {
    const id = pattern.exec(address)?.[1];
    if (id !== undefined) return { player: player(id), page: page(id) };
  }
  return undefined;
}
