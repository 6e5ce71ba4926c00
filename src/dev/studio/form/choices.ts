import type { Meaning } from '../../../compiler/schema/vocabulary.ts';
import type { Choice, Choices } from '../protocol.ts';

/** What can be chosen for a value, under the heading of its kind. */
export interface ChoiceGroup {
  label: string;
  choices: Choice[];
}

const SHOWN = 60;

function links({ pages, anchors }: Choices, route: string, here: readonly string[]): ChoiceGroup[] {
  const titles = new Map(pages.map(({ value, label }) => [value, label]));
  const elsewhere = Object.entries(anchors).flatMap(([page, names]) =>
    page === route || page === ''
      ? []
      : names.map((name): Choice => ({ value: `${page}#${name}`, label: titles.get(page) ?? page })),
  );
  const own = [...here, ...(anchors[''] ?? [])].map((name) => ({ value: `#${name}`, label: 'This page' }));
  return [
    { label: 'Pages', choices: pages },
    { label: 'Places on this page', choices: own },
    { label: 'Places on other pages', choices: elsewhere },
  ];
}

/** Everything that a text of this meaning can say. `here` are the places of the page as it is edited. */
export function choicesFor(
  means: Meaning,
  choices: Choices,
  { route, here, icons }: { route: string; here: readonly string[]; icons: readonly string[] },
): ChoiceGroup[] {
  if (means === 'link') return links(choices, route, here);
  if (means === 'page') return [{ label: 'Pages', choices: choices.pages }];
  if (means === 'pages' || means === 'page-names') return [{ label: 'Sections', choices: choices.sections }];
  if (means === 'media')
    return [{ label: 'Files', choices: choices.media.map(({ name }) => ({ value: name, label: '' })) }];
  if (means === 'icon')
    return [{ label: 'Icons', choices: icons.map((name) => ({ value: name, label: '' })) }];
  if (means.startsWith('record:')) {
    return [{ label: 'Records', choices: choices.records[means.slice('record:'.length)] ?? [] }];
  }
  return [];
}

/** Those of the choices that a person may mean by what was typed; the best first, not more than fit in a list. */
export function filterChoices(groups: readonly ChoiceGroup[], typed: string): ChoiceGroup[] {
  const wanted = typed.trim().toLowerCase();
  const rank = ({ value, label }: Choice) => {
    const text = value.toLowerCase();
    if (text.startsWith(wanted)) return 0;
    return text.includes(wanted) || label.toLowerCase().includes(wanted) ? 1 : 2;
  };
  let room = SHOWN;
  return groups.flatMap(({ label, choices }) => {
    const found = choices
      .filter((choice) => rank(choice) < 2)
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, room);
    room -= found.length;
    return found.length > 0 ? [{ label, choices: found }] : [];
  });
}
