import type { RuleDiagnostic } from '@json-site/compiler/diagnostics';
import { at, SEVERITIES, type Sentence, sentence } from '@json-site/compiler/diagnostics';
import type { Source } from '@json-site/compiler/documents';
import type { Rule } from '@json-site/compiler/rule';
import { weakPairs } from '@json-site/compiler/theme';

type Part = ReturnType<typeof at>;

type WeakPair = ReturnType<typeof weakPairs>[number];

/** 4.488 → `4.48`. Rounded down, so that a ratio that fails never looks like one that passes. */
function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

/** Where theme.json has a background: the colours of the band belong to no scheme. */
const pathOf = (scheme: WeakPair['scheme'], ground: WeakPair['ground']) =>
  ground === 'band' || ground === 'bandInDark' ? ['colours', ground] : ['colours', scheme, ground];

function groundText({ scheme, written, isHovered }: WeakPair): Sentence {
  const name = at(pathOf(scheme, written.ground));
  return isHovered ? sentence`${name} under the pointer` : [name];
}

/** The nearest colours that pass. All of a colour's pairs that fail have the same one if it passes everywhere. */
function hintFor(pairs: readonly WeakPair[]): Sentence {
  const [first, ...others] = pairs;
  if (first?.nearest?.passesEverywhere)
    return `Nearest colour that passes on all its backgrounds: "${first.nearest.colour}".`;
  if (first?.nearest && others.length === 0)
    return `Nearest colour that passes there: "${first.nearest.colour}". None passes on all its backgrounds; they differ too much in lightness.`;
  const passing = pairs.filter(({ nearest }) => nearest);
  const near = passing.flatMap((pair, index): Part[] => [
    `${index > 0 ? ', ' : ''}"${pair.nearest?.colour}" on `,
    ...[groundText(pair)].flat(),
  ]);
  if (near.length === 0) return 'No lightness of this colour passes there. Change the background.';
  return sentence`Nearest colours that pass: ${near}. None passes on all its backgrounds; they differ too much in lightness.`;
}

/** The pairs of each background that is the cause, and of each other colour that needs the same contrast. */
function byCause(pairs: readonly WeakPair[]): WeakPair[][] {
  const groups = new Map<string, WeakPair[]>();
  for (const pair of pairs) {
    const { scheme, written, ratio, nearestGround } = pair;
    const key = nearestGround ? `${scheme} ${written.ground}` : `${scheme} ${written.colour} ${ratio}`;
    groups.set(key, [...(groups.get(key) ?? []), pair]);
  }
  return [...groups.values()];
}

/** A background that is too light or too dark for its texts. */
function ofGround(
  source: Source,
  { scheme, written: { ground } }: WeakPair,
  pairs: readonly WeakPair[],
  nearest: string,
): RuleDiagnostic {
  const jsonPath = pathOf(scheme, ground);
  const texts = new Set(pairs.map(({ written: { colour } }) => colour));
  const names = [...texts].flatMap((colour, index): Part[] => [
    index === 0 ? '' : index === texts.size - 1 ? ' and ' : ', ',
    at(['colours', scheme, colour]),
  ]);
  const [weakest] = [...pairs].sort((one, other) => one.actual / one.ratio - other.actual / other.ratio);
  const lowest = weakest ? `: ${formatRatio(weakest.actual)}:1, where ${weakest.ratio}:1 is needed` : '';
  const message = sentence`${at(jsonPath)} is too ${scheme === 'dark' ? 'light' : 'dark'} for ${names}${lowest}.${ground === 'band' ? ` Texts on it are those of the ${scheme} scheme.` : ''}`;
  const hint = `Nearest colour with which all of them pass: "${nearest}".`;
  return { source, jsonPath, message, hint };
}

export const rule: Rule = {
  code: 'low-contrast',
  severity: SEVERITIES['low-contrast'],
  *check({ project: { themeFile } }) {
    if (!themeFile) return;
    for (const pairs of byCause(weakPairs(themeFile.value))) {
      const [first, ...others] = pairs;
      if (!first) continue;
      if (first.nearestGround) {
        yield ofGround(themeFile.source, first, pairs, first.nearestGround);
        continue;
      }
      const { scheme, written, ratio } = first;
      const jsonPath = ['colours', scheme, written.colour];
      const grounds = pairs.flatMap((pair, index): Part[] => {
        const separator = index === 0 ? '' : index === pairs.length - 1 ? ' and ' : ', ';
        return [`${separator}${formatRatio(pair.actual)}:1 on `, ...[groundText(pair)].flat()];
      });
      yield {
        source: themeFile.source,
        jsonPath,
        message:
          others.length === 0
            ? sentence`${at(jsonPath)} on ${groundText(first)} has a contrast of ${formatRatio(first.actual)}:1; it needs ${ratio}:1.`
            : sentence`${at(jsonPath)} has a contrast of ${grounds}; it needs ${ratio}:1.`,
        hint: hintFor(pairs),
      } satisfies RuleDiagnostic;
    }
  },
};
