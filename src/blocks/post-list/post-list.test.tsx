import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PostList } from './PostList.tsx';

const post = (path: string) => ({
  path,
  title: 'The van has a ramp',
  summary: 'Since Monday.',
  date: { iso: '2027-03-05', text: '5 March 2027' },
  author: 'Ada',
});

test('a post without a picture among others shows its date in that place, and once', () => {
  const picture = { src: '/media/a.webp', width: 300, height: 200 };
  const posts = [{ ...post('/a'), picture }, post('/b')];
  const [first, second] = parse(
    renderToStaticMarkup(<PostList type="post-list" posts={posts} />),
  ).querySelectorAll('li');
  expect(first?.querySelectorAll('time')).toHaveLength(1);
  expect(first?.textContent).toContain('5 March 2027 · Ada');
  expect(second?.querySelector('img')).toBeNull();
  expect(second?.querySelectorAll('time')).toHaveLength(1);
  expect(second?.textContent.startsWith('5 March 2027')).toBe(true);
});
