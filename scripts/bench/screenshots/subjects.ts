import type { PageData } from '@json-site/compiler/types';
import type { Site } from '@json-site/model/content-types';
import {
  causeFieldErrors,
  openDialog,
  openDisclosure,
  openMenu,
  openPanel,
  type Prepare,
  submitForm,
} from './states.ts';

/** A page, or one of its states, to take screenshots of. */
export interface Subject {
  /** The name of its folder. */
  name: string;
  title: string;
  route: string;
  /** Other pages that consist of the same types of blocks. */
  alike: string[];
  /** `page`: the full page. `screen`: the viewport, with dialogs and notices. */
  frame: 'page' | 'screen';
  prepare?: Prepare;
}

/** Pages with the same types of blocks are of one type. */
const typeOf = ({ blocks }: PageData) => [...new Set(blocks.map(({ type }) => type))].join(' ');

const nameOf = (route: string) => (route === '/' ? 'home' : route.slice(1).replaceAll('/', '-'));

function pageSubject(page: PageData, alike: PageData[]): Subject {
  const others = alike.filter((other) => other !== page).map(({ path }) => path);
  return { name: nameOf(page.path), title: page.title, route: page.path, alike: others, frame: 'page' };
}

/** Blocks of this site, as texts: another site may not have them. */
const DISCLOSING: readonly string[] = ['faq', 'service-groups'];
const WITH_DIALOGS: readonly string[] = ['service-cards'];

function state(page: PageData, name: string, frame: Subject['frame'], prepare: Prepare): Subject {
  return {
    name: `${nameOf(page.path)}--${name.toLowerCase().replaceAll(' ', '-')}`,
    title: `${page.title}: ${name}`,
    route: page.path,
    alike: [],
    frame,
    prepare,
  };
}

function statesOf(page: PageData, { header }: Site): Subject[] {
  const has = (types: readonly string[]) => page.blocks.some(({ type }) => types.includes(type));
  const menus = header.menus.map((menu) => state(page, `menu ${menu.label}`, 'screen', openMenu(menu)));
  return [
    ...(page.path === '/' ? [state(page, 'first menu or panel', 'screen', openPanel), ...menus] : []),
    ...(has(DISCLOSING) ? [state(page, 'opened', 'page', openDisclosure)] : []),
    ...(has(WITH_DIALOGS) ? [state(page, 'dialog', 'screen', openDialog)] : []),
  ];
}

const formStatesOf = (page: PageData): Subject[] => [
  state(page, 'field errors', 'page', causeFieldErrors),
  state(page, 'sent', 'screen', submitForm(201)),
  state(page, 'failed', 'screen', submitForm(500)),
];

const formsOf = ({ blocks }: PageData) =>
  blocks.flatMap((block) => (block.type === 'form' && block.form ? [block.form.id] : []));

function groupByType(pages: PageData[]): Map<string, PageData[]> {
  const types = new Map<string, PageData[]>();
  for (const page of pages) types.set(typeOf(page), [...(types.get(typeOf(page)) ?? []), page]);
  return types;
}

/** One page of each type with its states, or the pages of the routes. Throws at an unknown route. */
export function subjectsOf(site: Site, pages: PageData[], routes: string[]): Subject[] {
  const unknown = routes.find((route) => !pages.some(({ path }) => path === route));
  if (unknown !== undefined)
    throw new Error(
      `--only: this site has no page ${unknown}. It has: ${pages.map(({ path }) => path).join(', ')}`,
    );
  const homeFirst = pages.toSorted((a, b) => Number(b.path === '/') - Number(a.path === '/'));
  const types = groupByType(homeFirst);
  const chosen =
    routes.length > 0
      ? homeFirst.filter(({ path }) => routes.includes(path))
      : [...types.values()].flatMap((alike) => alike.slice(0, 1));
  return chosen.flatMap((page, index) => {
    const later = chosen.slice(index + 1).flatMap(formsOf);
    return [
      pageSubject(page, types.get(typeOf(page)) ?? []),
      ...statesOf(page, site),
      // A form that several pages contain is taken on the last of them.
      ...(formsOf(page).some((form) => !later.includes(form)) ? formStatesOf(page) : []),
    ];
  });
}
