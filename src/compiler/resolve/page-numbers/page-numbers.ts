import { isObject, valueIn } from '@json-site/values/objects';
import { at, sentence } from '../../report/sentence.ts';
import { NOT_FOUND } from '../../source/routes.ts';
import { type CompileContext, diagnosticAt, OMIT, type SourceLocation } from '../compile-context.ts';
import { siteText } from '../site-values.ts';

const OWNER = 'pageNumbers';

/** The texts of divided lists, as `pageNumbers` of site.json has them. */
const TEXTS = ['label', 'title', 'page', 'previous', 'next'] as const;

/** How a list is divided into pages. Dividing the page replaces it by what the component receives. */
export class Division {
  readonly perPage: number;
  readonly texts: Readonly<Record<(typeof TEXTS)[number], string>>;
  /** The language of the page, for numbers. */
  readonly language: string;

  constructor(perPage: number, texts: Division['texts'], language: string) {
    this.perPage = perPage;
    this.texts = texts;
    this.language = language;
  }
}

/** Why the list at this place cannot be divided. */
function obstacle({ route, jsonPath }: SourceLocation, { project }: CompileContext): string | undefined {
  const [list, index, name] = jsonPath;
  if (route === null || route === NOT_FOUND || list !== 'blocks' || jsonPath.length !== 3)
    return 'only a block of one page can have it';
  const blocks = valueIn(project.pages.get(route)?.parsed.value, 'blocks');
  const before = Array.isArray(blocks) ? blocks.slice(0, Number(index)) : [];
  const isDivided = before.some((block) => isObject(block) && Object.hasOwn(block, String(name)));
  return isDivided ? 'an earlier block of this page has it, and a page has one number' : undefined;
}

/** Resolves `means: "page-numbers"`: the texts of the links between the pages of a list. */
export function resolvePageNumbers(
  perPage: number,
  location: SourceLocation,
  context: CompileContext,
): Division | typeof OMIT {
  const reason = obstacle(location, context);
  if (reason !== undefined) {
    const message = sentence`${at(location.jsonPath)} is not allowed here: ${reason}.`;
    context.report(diagnosticAt(location, 'not-allowed', message, 'Delete it. "limit" shortens a list.'));
    return OMIT;
  }
  const { site } = context.project;
  if (!isObject(valueIn(site?.value, OWNER))) {
    siteText(OWNER, [], location, context);
    return OMIT;
  }
  const texts = TEXTS.map((name) => [name, siteText(name, [OWNER], location, context)] as const);
  if (texts.some(([, text]) => text === undefined)) return OMIT;
  return new Division(perPage, Object.fromEntries(texts) as Division['texts'], context.project.language);
}
