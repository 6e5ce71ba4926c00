import type { RuleDiagnostic } from '../report/diagnostic.ts';
import { at, type Sentence, sentence } from '../report/sentence.ts';
import { type WeakPair, weakPairs } from '../theme/weak-pairs.ts';
import type { Rule } from './rule.ts';

/** 4.488 → `4.48`. Rounded down, so that a ratio that fails never looks like one that passes. */
function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

function groundText({ scheme, ground, written, isHovered }: WeakPair): Sentence {
  const name = at(ground === 'band' ? ['colours', 'band'] : ['colours', scheme, written.ground]);
  return isHovered ? sentence`${name} under the pointer` : [name];
}

function hintFor({ nearest }: WeakPair): string {
  if (!nearest) return 'No lightness of this colour passes there. Change the background.';
  if (nearest.passesEverywhere)
    return `Nearest colour that passes on all its backgrounds: "${nearest.colour}".`;
  return `Nearest colour that passes there: "${nearest.colour}". None passes on all its backgrounds; they differ too much in lightness.`;
}

const themeWith = (light: Record<string, string>, dark: Record<string, string> = {}, band = '#000000') => ({
  'theme.json': JSON.stringify({ colours: { light, dark, band } }, null, 2),
});

export const lowContrast: Rule = {
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
        message: sentence`${at(jsonPath)} on ${groundText(pair)} has a contrast of ${formatRatio(actual)}:1; it needs ${ratio}:1.`,
        hint: hintFor(pair),
      } satisfies RuleDiagnostic;
    }
  },
  examples: [
    {
      title: 'Grey text on white',
      files: themeWith({ muted: '#8a98b0', paper: '#ffffff', tinted: '#f4efe6' }),
      output: `content/theme.json:4:16  low-contrast
  colours.light.muted on colours.light.paper has a contrast of 2.91:1; it needs 4.5:1.
  Nearest colour that passes on all its backgrounds: "#606e84".

content/theme.json:4:16  low-contrast
  colours.light.muted on colours.light.tinted has a contrast of 2.54:1; it needs 4.5:1.
  Nearest colour that passes on all its backgrounds: "#606e84".`,
      highlighted: '"#8a98b0"',
    },
    {
      title: 'A text that is too dark for the band',
      files: themeWith({}, { text: '#5d6b82', paper: '#000000' }, '#10203c'),
      output: `content/theme.json:5:15  low-contrast
  colours.dark.text on colours.band has a contrast of 3.00:1; it needs 4.5:1.
  Nearest colour that passes on all its backgrounds: "#808fa7".

content/theme.json:5:15  low-contrast
  colours.dark.text on colours.dark.paper has a contrast of 3.89:1; it needs 4.5:1.
  Nearest colour that passes on all its backgrounds: "#808fa7".`,
      highlighted: '"#5d6b82"',
    },
    {
      title: 'Button text of medium lightness on a button that changes',
      files: themeWith({ fill: '#ffffff', fillHover: '#5a5a5a', onFill: '#808080' }),
      output: `content/theme.json:6:17  low-contrast
  colours.light.onFill on colours.light.fill has a contrast of 3.94:1; it needs 4.5:1.
  Nearest colour that passes there: "#767676". None passes on all its backgrounds; they differ too much in lightness.

content/theme.json:6:17  low-contrast
  colours.light.onFill on colours.light.fillHover has a contrast of 1.74:1; it needs 4.5:1.
  Nearest colour that passes there: "#d1d1d1". None passes on all its backgrounds; they differ too much in lightness.`,
      highlighted: '"#808080"',
    },
  ],
};
