import type { DiagnosticCase } from './diagnostic-case.ts';
import { siteWith } from './parts.ts';

const themeWith = (light: Record<string, string>, dark: Record<string, string> = {}, band = '#000000') => ({
  'theme.json': JSON.stringify({ colours: { light, dark, band } }, null, 2),
});

/** Diagnostics about content/theme.json. */
export const THEME_CASES: DiagnosticCase[] = [
  {
    code: 'missing-theme',
    title: 'No theme.json',
    files: { ...siteWith(), 'theme.json': null },
    output: `content/theme.json:1:1  missing-theme
  There is no content/theme.json.
  Create it with the colours and fonts; schemas/theme.schema.json describes it.`,
    highlighted: '',
  },
  {
    code: 'low-contrast',
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
    code: 'low-contrast',
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
    code: 'low-contrast',
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
];
