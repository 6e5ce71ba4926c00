import { allowsFile } from '@json-site/compiler/media';
import type { Schema } from '@json-site/compiler/schema';
import { recordMeaning, targetKind } from '@json-site/compiler/schema';
import { labelFor } from '@json-site/compiler/words';
import type { Choice, Choices } from '../protocol.ts';
import { ICON_WORDS } from './controls/icon-words.ts';

/** Choices of one kind, with the heading above them. */
interface ChoiceGroup {
  label: string;
  choices: Choice[];
  /** Icons are found by other words as well. */
  isIcon?: boolean;
}

/** Choices of the open page, besides those of the site. */
interface PageChoices {
  route: string;
  ownAnchors: readonly string[];
  icons: readonly string[];
}

const MAX_CHOICES = 60;

function linkChoices({ names, anchors }: Choices, { route, ownAnchors }: PageChoices): ChoiceGroup[] {
  const { page: pages = [] } = names;
  const titles = new Map(pages.map(({ value, label }) => [value, label]));
  const onOtherPages = Object.entries(anchors).flatMap(([page, names]) =>
    page === route || page === ''
      ? []
      : names.map((name): Choice => ({ value: `${page}#${name}`, label: titles.get(page) ?? page })),
  );
  const onThisPage = [...ownAnchors, ...(anchors[''] ?? [])];
  return [
    { label: 'Pages', choices: pages },
    {
      label: 'Places on this page',
      choices: onThisPage.map((name) => ({ value: `#${name}`, label: 'This page' })),
    },
    { label: 'Places on other pages', choices: onOtherPages },
  ];
}

/** Returns every valid value of a text with a meaning. */
export function choicesFor(schema: Schema, choices: Choices, page: PageChoices): ChoiceGroup[] {
  const { means } = schema;
  const kind = targetKind(means);
  if (!kind) return [];
  if (kind === 'link') return linkChoices(choices, page);
  const found = {
    ...choices.names,
    file: choices.names.file?.filter(({ value }) => allowsFile(value, schema)),
    icon: page.icons.map((value): Choice => ({ value, label: '' })),
    record: choices.records[recordMeaning(means)?.collection ?? ''] ?? [],
  };
  return [{ label: labelFor(`${kind}s`), choices: found[kind] ?? [], isIcon: kind === 'icon' }];
}

/** The icons that editors mean by the beginning of a word. */
function iconsFor(query: string): Set<string> {
  const words = query.length < 3 ? [] : Object.entries(ICON_WORDS).filter(([word]) => word.startsWith(query));
  return new Set(words.flatMap(([, icons]) => icons));
}

/** Returns the choices that match the typed text, the best match of each group first, and at most `MAX_CHOICES`. */
export function filterChoices(groups: readonly ChoiceGroup[], typed: string): ChoiceGroup[] {
  const query = typed.trim().toLowerCase();
  const meant = iconsFor(query);
  const rankOf = ({ value, label }: Choice) => {
    const text = value.toLowerCase();
    if (text.startsWith(query)) return 0;
    return text.includes(query) || label.toLowerCase().includes(query) ? 1 : 2;
  };
  let remaining = MAX_CHOICES;
  return groups.flatMap(({ label, choices, isIcon = false }) => {
    const rank = (choice: Choice) => (isIcon && meant.has(choice.value) ? 0 : rankOf(choice));
    const matches = choices
      .filter((choice) => rank(choice) < 2)
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, remaining);
    remaining -= matches.length;
    return matches.length > 0 ? [{ label, choices: matches }] : [];
  });
}
