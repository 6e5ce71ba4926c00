/* Written by "npm run generate" from the files of this folder. Do not edit. */
import type { Rule } from '@json-site/compiler/rule';
import { rule as alternativeText } from './alternative-text.ts';
import { rule as bareAddress } from './bare-address.ts';
import { rule as blankText } from './blank-text.ts';
import { rule as contradiction } from './contradiction.ts';
import { rule as crowdedHeader } from './crowded-header.ts';
import { rule as duplicateDescription } from './duplicate-description.ts';
import { rule as duplicateTitle } from './duplicate-title.ts';
import { rule as futureDate } from './future-date.ts';
import { rule as headingOrder } from './heading-order.ts';
import { rule as heavyMedia } from './heavy-media.ts';
import { rule as hiddenCharacter } from './hidden-character.ts';
import { rule as linkMismatch } from './link-mismatch.ts';
import { rule as lowContrast } from './low-contrast.ts';
import { rule as markupInText } from './markup-in-text.ts';
import { rule as missingNavigation } from './missing-navigation.ts';
import { rule as missingPage } from './missing-page.ts';
import { rule as missingRedirect } from './missing-redirect.ts';
import { rule as missingRegister } from './missing-register.ts';
import { rule as missingSearch } from './missing-search.ts';
import { rule as missingTitle } from './missing-title.ts';
import { rule as missingTranslation } from './missing-translation.ts';
import { rule as orphanPage } from './orphan-page.ts';
import { rule as otherLanguage } from './other-language.ts';
import { rule as outOfRange } from './out-of-range.ts';
import { rule as overdueReview } from './overdue-review.ts';
import { rule as ownAddress } from './own-address.ts';
import { rule as placeholder } from './placeholder.ts';
import { rule as repeatedWord } from './repeated-word.ts';
import { rule as sampleText } from './sample-text.ts';
import { rule as searchConflict } from './search-conflict.ts';
import { rule as spelling } from './spelling.ts';
import { rule as titleLength } from './title-length.ts';
import { rule as unknownLanguage } from './unknown-language.ts';
import { rule as unknownOption } from './unknown-option.ts';
import { rule as unknownPlaceholder } from './unknown-placeholder.ts';
import { rule as unlistedOrigin } from './unlisted-origin.ts';
import { rule as unrecordedPage } from './unrecorded-page.ts';
import { rule as unusableMedia } from './unusable-media.ts';
import { rule as unusedCollection } from './unused-collection.ts';
import { rule as unusedMedia } from './unused-media.ts';
import { rule as unusedRecord } from './unused-record.ts';
import { rule as vagueLink } from './vague-link.ts';
import { rule as wrongSchema } from './wrong-schema.ts';
import { rule as wrongTranslation } from './wrong-translation.ts';

/** Every rule. */
export const ALL_RULES: readonly Rule[] = [
  alternativeText,
  bareAddress,
  blankText,
  contradiction,
  crowdedHeader,
  duplicateDescription,
  duplicateTitle,
  futureDate,
  headingOrder,
  heavyMedia,
  hiddenCharacter,
  linkMismatch,
  lowContrast,
  markupInText,
  missingNavigation,
  missingPage,
  missingRedirect,
  missingRegister,
  missingSearch,
  missingTitle,
  missingTranslation,
  orphanPage,
  otherLanguage,
  outOfRange,
  overdueReview,
  ownAddress,
  placeholder,
  repeatedWord,
  sampleText,
  searchConflict,
  spelling,
  titleLength,
  unknownLanguage,
  unknownOption,
  unknownPlaceholder,
  unlistedOrigin,
  unrecordedPage,
  unusableMedia,
  unusedCollection,
  unusedMedia,
  unusedRecord,
  vagueLink,
  wrongSchema,
  wrongTranslation,
];
