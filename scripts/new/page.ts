import {
  fileOfRoute,
  formatJson,
  isPlainRoute,
  NOT_FOUND,
  PAGES,
  parentOf,
  reservedMessage,
  routeOfFile,
  slug,
} from '@json-site/compiler/documents';
import type { Compiled, CompileInput } from '@json-site/compiler/types';
import { STARTER_TEXTS } from '@json-site/rules/rules';
import { isObject } from '@json-site/values/objects';
import type { NewRequest } from './request.ts';
import { type Starter, titleFromName, UsageError } from './starter.ts';

function checkRoute(address: string | undefined): string {
  if (!address) throw new UsageError('The page needs an address: npm run new page /courses/first-aid');
  const route = `/${address.replace(/^\/+|\/+$/g, '')}`;
  const reserved = reservedMessage(route);
  if (reserved !== undefined) throw new UsageError(`${reserved} Nothing was written.`);
  if (isPlainRoute(route)) return route;
  const plain = `/${slug(address.replace(/\.(json|html?)$/, '')).replace(/^\/+|\/+$/g, '')}`;
  const hint = isPlainRoute(plain) && plain !== '/' ? ` Try: npm run new page ${plain}` : '';
  throw new UsageError(
    `"${address}" cannot be an address: use lowercase letters, digits and single hyphens.${hint}`,
  );
}

/** Whether a menu or block lists the pages of a section, and so will list a new page automatically. */
function isListed(input: CompileInput, parent: string): boolean {
  const pattern = JSON.stringify(parent === '/' ? '/*' : `${parent}/*`);
  return input.files.some(({ text }) => text.includes(pattern));
}

/** Creates a draft of a page that passes `npm run check`; its texts are errors when it is no draft any more. */
export function pageStarter(
  request: Omit<NewRequest, 'kind'>,
  input: CompileInput,
  { pages }: Pick<Compiled, 'pages'>,
): Starter {
  const route = checkRoute(request.name);
  const file = fileOfRoute(route);
  const taken = input.files.find(
    ({ path }) => path.startsWith(PAGES) && routeOfFile(path).toLowerCase() === route,
  );
  if (taken) throw new UsageError(`${taken.path} is already the page ${route}. Nothing was written.`);
  const parent = pages.find((page) => page.path === parentOf(route));
  const title =
    request.title ?? (route === '/' ? 'Home' : titleFromName(route.slice(route.lastIndexOf('/') + 1)));
  const schema = `${'../'.repeat(file.split('/').length - 1)}schemas/page.schema.json`;
  // Visitors find the home page without a link, and a wrong address leads to the other one: neither can be a draft.
  const isDraft = route !== '/' && route !== NOT_FOUND;
  const page = {
    $schema: schema,
    title,
    description: request.description ?? STARTER_TEXTS.description,
    ...(isDraft && { draft: true }),
    blocks: [
      ...(isDraft && parent?.backLabel ? [{ type: 'back-link', to: parent.path }] : []),
      { type: 'page-header', intro: [STARTER_TEXTS.intro] },
      { type: 'prose', heading: 'First section', content: [STARTER_TEXTS.text] },
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
      `Write its content in ${file}. Editors complete and describe every property.`,
      `Open ${route} while "npm start" runs.`,
      ...(!isDraft
        ? []
        : [
            'It is a draft, which visitors do not see. Delete "draft" when it is ready.',
            listed
              ? 'The menus and cards that list this section show it automatically.'
              : 'Link to it from a page, or from the header or footer in content/site.json.',
          ]),
    ],
  };
}
