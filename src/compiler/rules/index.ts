import { type DiagnosticCode, SEVERITIES, type Severity } from '../report/codes.ts';
import { alternativeText } from './alternative-text.ts';
import { addressWithoutLink } from './bare-address.ts';
import { blankText } from './blank-text.ts';
import { contradiction } from './contradiction.ts';
import { crowdedHeader } from './crowded-header.ts';
import { duplicateDescription } from './duplicate-description.ts';
import { duplicateTitle } from './duplicate-title.ts';
import { futureDate } from './future-date.ts';
import { headingOrder } from './heading-order.ts';
import { heavyMedia } from './heavy-media.ts';
import { hiddenCharacter } from './hidden-character.ts';
import { linkMismatch } from './link-mismatch.ts';
import { lowContrast } from './low-contrast.ts';
import { markupInText } from './markup-in-text.ts';
import { missingNavigation } from './missing-navigation.ts';
import { missingPage } from './missing-page.ts';
import { missingRedirect } from './missing-redirect.ts';
import { missingRegister } from './missing-register.ts';
import { missingTitle } from './missing-title.ts';
import { missingTranslation } from './missing-translation.ts';
import { orphanPage } from './orphan-page.ts';
import { otherLanguage } from './other-language.ts';
import { outOfRange } from './out-of-range.ts';
import { ownAddress } from './own-address.ts';
import { placeholder } from './placeholder.ts';
import { repeatedWord } from './repeated-word.ts';
import { FILES_RULES } from './reported/files.ts';
import { FORMS_RULES } from './reported/forms.ts';
import { LINKS_RULES } from './reported/links.ts';
import { MEANINGS_RULES } from './reported/meanings.ts';
import { SCHEMAS_RULES } from './reported/schemas.ts';
import { VALUES_RULES } from './reported/values.ts';
import type { Rule } from './rule.ts';
import { sampleText } from './sample-text.ts';
import { spelling } from './spelling.ts';
import { titleLength } from './title-length.ts';
import { unknownLanguage } from './unknown-language.ts';
import { unknownPlaceholder } from './unknown-placeholder.ts';
import { unlistedOrigin } from './unlisted-origin.ts';
import { unrecordedPage } from './unrecorded-page.ts';
import { unusableMedia } from './unusable-media.ts';
import { unusedCollection } from './unused-collection.ts';
import { unusedMedia } from './unused-media.ts';
import { unusedRecord } from './unused-record.ts';
import { vagueLink } from './vague-link.ts';
import { wrongSchema } from './wrong-schema.ts';
import { wrongTranslation } from './wrong-translation.ts';

/**
 * Each kind of diagnostic. The compiler reports those of `reported/` while it reads, validates and resolves the files.
 */
const RULES: Record<DiagnosticCode, Rule> = {
  ...FILES_RULES,
  ...VALUES_RULES,
  ...MEANINGS_RULES,
  ...LINKS_RULES,
  ...SCHEMAS_RULES,
  ...FORMS_RULES,
  'hidden-character': hiddenCharacter,
  'out-of-range': outOfRange,
  'missing-title': missingTitle,
  'wrong-schema': wrongSchema,
  'blank-text': blankText,
  'missing-page': missingPage,
  'missing-register': missingRegister,
  'unlisted-origin': unlistedOrigin,
  'own-address': ownAddress,
  'vague-link': vagueLink,
  'link-mismatch': linkMismatch,
  'bare-address': addressWithoutLink,
  'unknown-language': unknownLanguage,
  'wrong-translation': wrongTranslation,
  'missing-translation': missingTranslation,
  'other-language': otherLanguage,
  'orphan-page': orphanPage,
  'missing-navigation': missingNavigation,
  'crowded-header': crowdedHeader,
  'missing-redirect': missingRedirect,
  'unrecorded-page': unrecordedPage,
  'heading-order': headingOrder,
  'title-length': titleLength,
  'future-date': futureDate,
  'duplicate-title': duplicateTitle,
  'duplicate-description': duplicateDescription,
  spelling: spelling,
  'repeated-word': repeatedWord,
  contradiction: contradiction,
  'markup-in-text': markupInText,
  placeholder: placeholder,
  'sample-text': sampleText,
  'unusable-media': unusableMedia,
  'heavy-media': heavyMedia,
  'unused-media': unusedMedia,
  'alternative-text': alternativeText,
  'low-contrast': lowContrast,
  'unused-record': unusedRecord,
  'unused-collection': unusedCollection,
  'unknown-placeholder': unknownPlaceholder,
};

/** A rule with its code and its severity. */
export interface NamedRule extends Rule {
  code: DiagnosticCode;
  severity: Severity;
}

/** Every rule, in the order in which docs/diagnostics.md lists them. */
export const ALL_RULES: readonly NamedRule[] = (Object.keys(SEVERITIES) as DiagnosticCode[]).map((code) => ({
  code,
  severity: SEVERITIES[code],
  ...RULES[code],
}));
