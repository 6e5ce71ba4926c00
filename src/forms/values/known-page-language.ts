import { knownLanguage } from '@json-site/ui/known-language';
import { pageLanguage } from './language.ts';

/** The language in which a form reads and writes dates and numbers. Not in the first script, which every page loads. */
export const knownPageLanguage = (): string => knownLanguage(pageLanguage());
