import { expect, test } from 'vitest';
import { playerAddress } from './player-address.ts';

const FILM = 'https://www.youtube-nocookie.com/embed/a1B2c3D4-_F';

test.each([
  'https://www.youtube.com/watch?v=a1B2c3D4-_F',
  'https://youtube.com/watch?list=PL0&v=a1B2c3D4-_F&t=10s#comments',
  'https://m.youtube.com/shorts/a1B2c3D4-_F',
  'https://www.youtube.com/live/a1B2c3D4-_F?feature=share',
  'https://youtu.be/a1B2c3D4-_F?si=x',
])('%s is the page of a film', (address) => {
  expect(playerAddress(address)).toBe(FILM);
});

test.each([
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://www.dailymotion.com/video/x8abc12', 'https://geo.dailymotion.com/player.html?video=x8abc12'],
])('%s becomes %s', (page, player) => {
  expect(playerAddress(page)).toBe(player);
});

test.each([
  FILM,
  'https://player.vimeo.com/video/76979871',
  'https://www.youtube.com/playlist?list=PL0',
  'https://www.youtube.com/@council',
  'https://vimeo.com/showcase/1',
  'https://example.org/watch?v=a1B2c3D4-_F',
])('%s stays', (address) => {
  expect(playerAddress(address)).toBeUndefined();
});
