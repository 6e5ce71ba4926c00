import type { RuleDiagnostic } from '../report/diagnostic.ts';
import { type WeakPair, weakPairs } from '../theme/weak-pairs.ts';
import type { Rule } from './rule.ts';

/** 4.488 → `4.48`. Rounded down, so that a ratio that fails never looks like one that passes. */
function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

function groundText({ scheme, ground, written, isHovered }: WeakPair): string {
  const name = ground === 'band' ? 'colours.band' : `colours.${scheme}.${written.ground}`;
  return isHovered ? `${name} under the pointer` : name;
}

function hintFor({ nearest }: WeakPair): string {
  if (!nearest) return 'No lightness of this colour passes there. Change the background.';
  if (nearest.passesEverywhere)
    return `Nearest colour that passes on all its backgrounds: "${nearest.colour}".`;
  return `Nearest colour that passes there: "${nearest.colour}". None passes on all its backgrounds; they differ too much in lightness.`;
}

export const lowContrast: Rule<'low-contrast'> = {
  code: 'low-contrast',
  severity: 'error',
  summary:
    'Two colours of `content/theme.json` that a page shows on each other differ too little: text needs a contrast of 4.5:1, borders of fields and focus rings 3:1.',
  reason: 'People with low vision, and everybody in sunlight, could not read the text or find the field.',
  fix: 'Use the colour that the hint names: it has the same hue and another lightness. Or change the background.',
  *check({ project: { themeFile } }) {
    if (!themeFile) return;
    for (const pair of weakPairs(themeFile.value)) {
      const { scheme, written, actual, ratio } = pair;
      const jsonPath = ['colours', scheme, written.colour];
      yield {
        source: themeFile.source,
        jsonPath,
        message: `${jsonPath.join('.')} on ${groundText(pair)} has a contrast of ${formatRatio(actual)}:1; it needs ${ratio}:1.`,
        hint: hintFor(pair),
      } satisfies RuleDiagnostic;
    }
  },
};
