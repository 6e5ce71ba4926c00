import { isObject } from '../../src/compiler/schema/schema-walk.ts';
import {
  isPlainRoute,
  NOT_FOUND,
  PAGES,
  parentOf,
  routeOfFile,
  slug,
} from '../../src/compiler/source/routes.ts';
import type { Compiled, CompileInput } from '../../src/compiler/types.ts';
import { formatJson } from '../content/format-json.ts';
import type { Wish } from './ask.ts';
import { Refusal, type Starter, wordsOf } from './starter.ts';

function checkRoute(given: string | undefined): string {
  if (!given) throw new Refusal('Give the page an address: npm run new page /services/training');
  const route = `/${given.replace(/^\/+|\/+$/g, '')}`;
  if (isPlainRoute(route)) return route;
  const plain = `/${slug(given.replace(/\.(json|html?)$/, '')).replace(/^\/+|\/+$/g, '')}`;
  const hint = isPlainRoute(plain) && plain !== '/' ? ` Try: npm run new page ${plain}` : '';
  throw new Refusal(`"${given}" cannot be an address: small letters, digits and single hyphens.${hint}`);
}

/** True when some menu or block lists the pages of a section, so that a new one appears there by itself. */
function isListed(input: CompileInput, parent: string): boolean {
  const pattern = JSON.stringify(parent === '/' ? '/*' : `${parent}/*`);
  return input.files.some(({ text }) => text.includes(pattern));
}

/** A page that passes the check, with words that the launch check does not let through. */
export function pageStarter(
  wish: Omit<Wish, 'kind'>,
  input: CompileInput,
  { pages }: Pick<Compiled, 'pages'>,
): Starter {
  const route = checkRoute(wish.name);
  const file = `${PAGES}${route === '/' ? 'index' : route.slice(1)}.json`;
  const taken = input.files.find(
    ({ path }) => path.startsWith(PAGES) && routeOfFile(path).toLowerCase() === route,
  );
  if (taken) throw new Refusal(`${taken.path} is the page ${route} already; it was left as it is.`);
  const parent = pages.find((page) => page.path === parentOf(route));
  const title = wish.title ?? (route === '/' ? 'Home' : wordsOf(route.slice(route.lastIndexOf('/') + 1)));
  const schema = `${'../'.repeat(file.split('/').length - 1)}schemas/page.schema.json`;
  const page = {
    $schema: schema,
    title,
    description:
      wish.description ??
      'Description to be added: what this page offers, in one or two sentences for search results.',
    blocks: [
      ...(route !== '/' && route !== NOT_FOUND && parent?.backLabel
        ? [{ type: 'back-link', to: parent.path }]
        : []),
      { type: 'page-header', intro: ['Introduction to be added: two or three sentences.'] },
      { type: 'prose', heading: 'First section', paragraphs: ['Text to be added.'] },
    ],
  };
  const known = input.schemas.blocks;
  const blocks = page.blocks.filter(
    (block) => isObject(block) && Object.hasOwn(known, String(block['type'])),
  );
  const listed = route !== NOT_FOUND && isListed(input, parentOf(route));
  return {
    files: { [file]: formatJson({ ...page, blocks }) },
    next: [
      `Write it: ${file}. An editor completes and explains every property.`,
      `See it while "npm start" runs: ${route}`,
      listed
        ? 'The menus and cards that list this section show it by themselves.'
        : 'Link to it from a page, or from header or footer in content/site.json.',
    ],
  };
}
