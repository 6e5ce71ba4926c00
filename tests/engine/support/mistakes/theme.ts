import { secondSiteInput } from '../second-site-input.ts';
import type { Mistake } from './mistake.ts';

const THEME = 'content/theme.json';
const SITE = secondSiteInput();

/** A change of the second site's theme, where the diagnostic is, and a part of its text. */
function themed(name: string, from: string, to: string, at: string, words: string): Mistake {
  const change = (text: string) => {
    if (!text.includes(from)) throw new Error(`${THEME} does not contain ${from}.`);
    return text.replace(from, () => to);
  };
  const files = SITE.files.map((file) => (file.path === THEME ? { ...file, text: change(file.text) } : file));
  return { name: `${name} in the theme`, at: `${THEME}:${at}`, words, input: { ...SITE, files } };
}

const TEXT = '"text": "#2b1a12"';
const HEADINGS = '"stack": "Georgia, serif"';
const ART = '"picture": "edge.svg"';

export const THEME_MISTAKES: Mistake[] = [
  themed('a colour by its name', TEXT, '"text": "brown"', '5:15 wrong-pattern', 'For example "#14233c"'),
  themed('a colour with three digits', TEXT, '"text": "#210"', '5:15 wrong-pattern', 'For example "#14233c"'),
  themed(
    'a colour with an opacity',
    TEXT,
    '"text": "#2b1a12cc"',
    '5:15 wrong-pattern',
    'For example "#14233c"',
  ),
  themed('a colour without #', TEXT, '"text": "2b1a12"', '5:15 wrong-pattern', 'For example "#14233c"'),
  themed('a colour as a number', TEXT, '"text": 0', '5:15 wrong-type', 'it must be text'),
  themed('a colour as a list', TEXT, '"text": [43, 26, 18]', '5:15 wrong-type', 'it must be text'),
  themed('a missing colour', `${TEXT},`, '', '4:14 missing-property', 'has no "text"'),
  themed('a misspelt colour', '"muted"', '"mutted"', '6:7 unknown-property', 'Did you mean "muted"?'),
  themed(
    'a colour of another spelling',
    '"fillHover"',
    '"fill-hover"',
    '15:7 unknown-property',
    '"fillHover"',
  ),
  themed(
    'a colour with another name',
    '"paper"',
    '"background"',
    '9:7 unknown-property',
    'Known: text, muted',
  ),
  themed(
    'a scheme with another name',
    '"dark"',
    '"night"',
    '21:5 unknown-property',
    'is not a known property',
  ),
  themed('no band', ',\n    "band": "#3b1d0c"', '', '3:14 missing-property', 'has no "band"'),
  themed('a light band', '"band": "#3b1d0c"', '"band": "#f0e0d0"', '22:15 low-contrast', 'colours.band'),
  themed('a faint text', '"muted": "#5f4a3f"', '"muted": "#a08a7f"', '6:16 low-contrast', '4.5:1'),
  themed('a faint border', '"control": "#83695a"', '"control": "#e0d0c0"', '18:18 low-contrast', '3:1'),
  themed('a radius as a text', '"radius": 2', '"radius": "2px"', '40:13 wrong-type', 'it must be a number'),
  themed('a negative radius', '"radius": 2', '"radius": -2', '40:13 out-of-range', 'at least 0'),
  themed('a radius that is too large', '"radius": 2', '"radius": 400', '40:13 out-of-range', 'at most 24'),
  themed('no font for texts', '"body"', '"texts"', '45:5 unknown-property', 'is not a known property'),
  themed('a font as a text', `{\n      ${HEADINGS}\n    }`, '"Georgia"', '42:17 wrong-type', 'an object'),
  themed('fonts as a list', HEADINGS, '"stack": ["Georgia"]', '43:16 wrong-type', 'it must be text'),
  themed('a semicolon after fonts', 'serif"', 'serif;"', '43:16 wrong-pattern', 'Georgia, serif;'),
  themed(
    'a font file outside its folder',
    HEADINGS,
    `${HEADINGS}, "file": "lora.woff2"`,
    '43:42 wrong-pattern',
    'lora.woff2',
  ),
  themed(
    'a font file that does not exist',
    HEADINGS,
    `${HEADINGS}, "file": "fonts/lora.woff2"`,
    '43:42 missing-media',
    'there is no such file',
  ),
  themed(
    'a weight that is a text',
    HEADINGS,
    `${HEADINGS}, "weight": "bold"`,
    '43:44 wrong-type',
    'a whole number',
  ),
  themed('art that does not exist', ART, '"pattern": "wave"', '51:18 not-allowed', 'Did you mean "waves"?'),
  themed('a picture that does not exist', ART, '"picture": "edges.svg"', '51:18 missing-media', '"edge.svg"'),
  themed('art as a text', `{\n      ${ART}\n    }`, '"edge.svg"', '50:13 wrong-type', 'an object'),
  themed('art in another place', '"hero"', '"footer"', '50:5 unknown-property', 'is not a known property'),
  themed('a comma too many', '"radius": 2,', '"radius": 2,,', '40:15 invalid-json', 'one comma too many'),
  themed('the colours of another file', '"colours"', '"colors"', '3:3 unknown-property', '"colours"'),
];
