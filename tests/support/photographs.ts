import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writePhotographs } from '../../scripts/bench/photographs.ts';
import { formatJson } from '../../src/compiler/source/format-json.ts';

const VIEWS = ['the chapel', 'the edge', 'a rope', 'the wall', 'a knot'];

function blockFor(src: string, index: number): object {
  const view = VIEWS[index % VIEWS.length];
  const alt = `Coloured hills around ${view}, number ${index + 1}.`;
  if (index % 4 === 2) {
    const heading = `A day at ${view} ${index + 1}`;
    const side = index % 8 === 2 ? 'left' : 'right';
    const paragraphs = [`We met **at nine** and walked up to ${view}.`, 'It rained after lunch.'];
    return { type: 'media-and-text', heading, paragraphs, src, alt, side, focus: { x: 70, y: 30 } };
  }
  if (index % 4 === 3) {
    const text = `I was afraid for ${index + 1} minutes, and then I was not.`;
    return { type: 'quote', text, name: 'Mair Pugh', role: 'A beginner', portrait: src };
  }
  return { type: 'picture', src, alt, caption: `On the way to ${view}.`, credit: 'Ines Okafor' };
}

const PAGE = 'content/pages/photographs.json';

/** A page has at most 40 blocks: also its header and a gallery. */
const MOST_ON_PAGE = 38;

const IN_GALLERY = 6;

/**
 * Adds photographs to a copy of the second site, a page that shows them (further ones are on the page of the people),
 * and a link to that page.
 */
export async function addPhotographs(
  root: string,
  count: number,
  size: { width: number; height: number },
): Promise<void> {
  const names = Array.from({ length: count }, (_, index) => `${index + 1}.jpg`);
  await writePhotographs(path.join(root, 'content/media/photographs'), names, size);
  const blocks = names.map((name, index) => blockFor(`photographs/${name}`, index));
  const page = {
    $schema: '../../schemas/page.schema.json',
    title: 'Photographs',
    description:
      'What it looks like to climb with us: photographs of the chapel, of the edge and of the people who hold the ropes.',
    blocks: [
      { type: 'page-header', intro: ['Taken by members of the club.'] },
      ...blocks.slice(0, MOST_ON_PAGE),
      {
        type: 'gallery',
        heading: 'All in one place',
        pictures: names.slice(0, IN_GALLERY).map((name, index) => ({
          src: `photographs/${name}`,
          alt: `Picture ${index + 1} of the gallery.`,
          ...(index === 0 && { caption: 'The **first** one.', focus: { x: 30, y: 60 } }),
        })),
      },
    ],
  };
  writeFileSync(path.join(root, PAGE), formatJson(page));
  const people = path.join(root, 'content/pages/people.json');
  const value = JSON.parse(readFileSync(people, 'utf8')) as { blocks: object[] };
  const actions = [{ label: 'See the photographs', href: '/photographs' }];
  const text = 'Members have taken photographs of our courses.';
  value.blocks.push(...blocks.slice(MOST_ON_PAGE));
  value.blocks.push({ type: 'call-to-action', heading: 'What it looks like', text, actions });
  writeFileSync(people, formatJson(value));
}
