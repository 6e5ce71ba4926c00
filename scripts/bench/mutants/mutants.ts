import type { Mutant } from './mutant.ts';
import { CONDITIONS, CONFIRMATION, LISTS, NOTES } from './table/forms.ts';
import { KEYBOARD, LEGAL, PAGE_CHANGE } from './table/keyboard.ts';
import { REFLOW, TARGET_SIZES } from './table/layout.ts';
import { AXE, COLOURS, NAMES } from './table/names.ts';
import { CONSENT, CRASHES, DISCLOSURES, HTML, STORAGE, THIRD_PARTIES } from './table/promises.ts';
import { MOTION, PRINT, SCHEME, WITHOUT_SCRIPT, WITHOUT_STYLES } from './table/without.ts';

/** Every mutant, by the promise that it breaks. */
export const MUTANTS: Record<string, Mutant[]> = {
  axe: AXE,
  'names and states': NAMES,
  targets: TARGET_SIZES,
  reflow: REFLOW,
  keyboard: KEYBOARD,
  'route change': PAGE_CHANGE,
  'table of contents': LEGAL,
  'without JavaScript': WITHOUT_SCRIPT,
  'without styles': WITHOUT_STYLES,
  colours: COLOURS,
  motion: MOTION,
  'colour scheme': SCHEME,
  print: PRINT,
  storage: STORAGE,
  'third-party servers': THIRD_PARTIES,
  consent: CONSENT,
  disclosures: DISCLOSURES,
  crashes: CRASHES,
  'confirmation of a form': CONFIRMATION,
  'notes of a form': NOTES,
  'conditions of a form': CONDITIONS,
  'lists of a form': LISTS,
  'valid HTML': HTML,
};
