import { type Meaning, recordMeaning } from '../../../compiler/schema/vocabulary.ts';
import type { Choice, Choices } from '../protocol.ts';

/** Choices of one kind, with the heading above them. */
export interface ChoiceGroup {
  label: string;
  choices: Choice[];
}

/** What else can be chosen besides the choices of the site. */
export interface PageChoices {
  route: string;
  ownAnchors: readonly string[];
  icons: readonly string[];
}

const MAX_CHOICES = 60;

const unlabelled = (value: string): Choice => ({ value, label: '' });

function linkChoices({ pages, anchors }: Choices, { route, ownAnchors }: PageChoices): ChoiceGroup[] {
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
      label: 'Anchors on this page',
      choices: onThisPage.map((name) => ({ value: `#${name}`, label: 'This page' })),
    },
    { label: 'Anchors on other pages', choices: onOtherPages },
  ];
}

/** Returns every valid value of a string that has this meaning in the schema. */
export function choicesFor(means: Meaning, choices: Choices, page: PageChoices): ChoiceGroup[] {
  if (means === 'link') return linkChoices(choices, page);
  if (means === 'page') return [{ label: 'Pages', choices: choices.pages }];
  if (means === 'pages' || means === 'page-names') return [{ label: 'Sections', choices: choices.sections }];
  if (means === 'media')
    return [{ label: 'Files', choices: choices.media.map(({ name }) => unlabelled(name)) }];
  if (means === 'icon') return [{ label: 'Icons', choices: page.icons.map(unlabelled) }];
  const record = recordMeaning(means);
  return record ? [{ label: 'Records', choices: choices.records[record.collection] ?? [] }] : [];
}

/** Returns the choices that match the typed text, the best match of each group first, and at most `MAX_CHOICES`. */
export function filterChoices(groups: readonly ChoiceGroup[], typed: string): ChoiceGroup[] {
  const query = typed.trim().toLowerCase();
  const rank = ({ value, label }: Choice) => {
    const text = value.toLowerCase();
    if (text.startsWith(query)) return 0;
    return text.includes(query) || label.toLowerCase().includes(query) ? 1 : 2;
  };
  let remaining = MAX_CHOICES;
  return groups.flatMap(({ label, choices }) => {
    const matches = choices
      .filter((choice) => rank(choice) < 2)
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, remaining);
    remaining -= matches.length;
    return matches.length > 0 ? [{ label, choices: matches }] : [];
  });
}
