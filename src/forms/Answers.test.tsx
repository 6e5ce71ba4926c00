import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Answers } from './Answers.tsx';

it('repeats the heading of the section for answers that follow a group and are in none', () => {
  const answer = (label: string, ...groups: string[]) => ({ label, text: 'x', groups, path: [label] });
  const answers = [answer('Name'), answer('Street', 'Farm'), answer('Village')];
  const headings = (heading?: string) => {
    const html = renderToStaticMarkup(
      <Answers answers={answers} className={undefined} level={4} heading={heading} />,
    );
    return [...html.matchAll(/<h4[^>]*>(.*?)<|<dt>(.*?)</g)].map(([, title, label]) => title ?? label);
  };
  expect(headings('Where you live')).toEqual(['Name', 'Farm', 'Street', 'Where you live', 'Village']);
  expect(headings()).toEqual(['Name', 'Farm', 'Street', 'Village']);
});
