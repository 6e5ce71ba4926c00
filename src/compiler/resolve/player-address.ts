/** Pages of films, which browsers refuse to show inside of another page, and where the same film is alone. */
const PLAYERS: readonly { page: RegExp; player: string }[] = [
  {
    page: /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]{11})/,
    player: 'https://www.youtube-nocookie.com/embed/',
  },
  { page: /^https:\/\/(?:www\.)?vimeo\.com\/(\d+)/, player: 'https://player.vimeo.com/video/' },
  {
    page: /^https:\/\/(?:www\.)?dailymotion\.com\/video\/(\w+)/,
    player: 'https://geo.dailymotion.com/player.html?video=',
  },
];

/** The address of a film for other sites, if an address is that of its page. */
export function playerAddress(address: string): string | undefined {
  for (const { page, player } of PLAYERS) {
    const id = page.exec(address)?.[1];
    if (id !== undefined) return player + id;
  }
  return undefined;
}
