import type { DiagnosticCode } from '../report/codes.ts';
import { alternativeText } from './alternative-text.ts';
import { badCollection } from './bad-collection.ts';
import { badId } from './bad-id.ts';
import { badRoute } from './bad-route.ts';
import { blankText } from './blank-text.ts';
import { brokenAnchor } from './broken-anchor.ts';
import { brokenLink } from './broken-link.ts';
import { contradiction } from './contradiction.ts';
import { crowdedHeader } from './crowded-header.ts';
import { draftLink } from './draft-link.ts';
import { duplicateDescription } from './duplicate-description.ts';
import { duplicateId } from './duplicate-id.ts';
import { duplicateProperty } from './duplicate-property.ts';
import { duplicateRoute } from './duplicate-route.ts';
import { duplicateTitle } from './duplicate-title.ts';
import { emptyList } from './empty-list.ts';
import { emptySection } from './empty-section.ts';
import { formMismatch } from './form-mismatch.ts';
import { formSchema } from './form-schema.ts';
import { futureDate } from './future-date.ts';
import { headingOrder } from './heading-order.ts';
import { heavyMedia } from './heavy-media.ts';
import { invalidBlock } from './invalid-block.ts';
import { invalidChart } from './invalid-chart.ts';
import { invalidJson } from './invalid-json.ts';
import { invalidSchema } from './invalid-schema.ts';
import { linkMismatch } from './link-mismatch.ts';
import { lowContrast } from './low-contrast.ts';
import { markupInText } from './markup-in-text.ts';
import { missingFormText } from './missing-form-text.ts';
import { missingMedia } from './missing-media.ts';
import { missingNavigation } from './missing-navigation.ts';
import { missingPage } from './missing-page.ts';
import { missingProperty } from './missing-property.ts';
import { missingRedirect } from './missing-redirect.ts';
import { missingRegister } from './missing-register.ts';
import { missingSite } from './missing-site.ts';
import { missingTheme } from './missing-theme.ts';
import { missingTitle } from './missing-title.ts';
import { notAllowed } from './not-allowed.ts';
import { orphanPage } from './orphan-page.ts';
import { outOfRange } from './out-of-range.ts';
import { ownAddress } from './own-address.ts';
import { placeholder } from './placeholder.ts';
import { redirectChain } from './redirect-chain.ts';
import { redirectConflict } from './redirect-conflict.ts';
import { redirectLoop } from './redirect-loop.ts';
import { repeatedWord } from './repeated-word.ts';
import type { Rule } from './rule.ts';
import { sampleText } from './sample-text.ts';
import { spelling } from './spelling.ts';
import { tableMismatch } from './table-mismatch.ts';
import { titleLength } from './title-length.ts';
import { unknownBlock } from './unknown-block.ts';
import { unknownFile } from './unknown-file.ts';
import { unknownIcon } from './unknown-icon.ts';
import { unknownPlaceholder } from './unknown-placeholder.ts';
import { unknownProperty } from './unknown-property.ts';
import { unknownRecord } from './unknown-record.ts';
import { unlistedOrigin } from './unlisted-origin.ts';
import { unreadableFile } from './unreadable-file.ts';
import { unrecordedPage } from './unrecorded-page.ts';
import { unsafeUrl } from './unsafe-url.ts';
import { unusableMedia } from './unusable-media.ts';
import { unusedCollection } from './unused-collection.ts';
import { unusedMedia } from './unused-media.ts';
import { unusedRecord } from './unused-record.ts';
import { vagueLink } from './vague-link.ts';
import { wrongEncoding } from './wrong-encoding.ts';
import { wrongPattern } from './wrong-pattern.ts';
import { wrongType } from './wrong-type.ts';

const RULES: { [Code in DiagnosticCode]: Rule<Code> } = {
  'unreadable-file': unreadableFile,
  'wrong-encoding': wrongEncoding,
  'invalid-json': invalidJson,
  'duplicate-property': duplicateProperty,
  'missing-property': missingProperty,
  'unknown-property': unknownProperty,
  'wrong-type': wrongType,
  'out-of-range': outOfRange,
  'not-allowed': notAllowed,
  'wrong-pattern': wrongPattern,
  'unknown-block': unknownBlock,
  'invalid-schema': invalidSchema,
  'invalid-block': invalidBlock,
  'missing-title': missingTitle,
  'blank-text': blankText,
  'missing-site': missingSite,
  'missing-theme': missingTheme,
  'missing-page': missingPage,
  'missing-register': missingRegister,
  'unknown-file': unknownFile,
  'duplicate-route': duplicateRoute,
  'bad-route': badRoute,
  'broken-link': brokenLink,
  'broken-anchor': brokenAnchor,
  'draft-link': draftLink,
  'unsafe-url': unsafeUrl,
  'unlisted-origin': unlistedOrigin,
  'own-address': ownAddress,
  'vague-link': vagueLink,
  'link-mismatch': linkMismatch,
  'duplicate-id': duplicateId,
  'empty-section': emptySection,
  'orphan-page': orphanPage,
  'missing-navigation': missingNavigation,
  'crowded-header': crowdedHeader,
  'missing-redirect': missingRedirect,
  'unrecorded-page': unrecordedPage,
  'redirect-conflict': redirectConflict,
  'redirect-chain': redirectChain,
  'redirect-loop': redirectLoop,
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
  'missing-media': missingMedia,
  'unusable-media': unusableMedia,
  'heavy-media': heavyMedia,
  'unused-media': unusedMedia,
  'alternative-text': alternativeText,
  'low-contrast': lowContrast,
  'invalid-chart': invalidChart,
  'unknown-icon': unknownIcon,
  'unknown-record': unknownRecord,
  'unused-record': unusedRecord,
  'empty-list': emptyList,
  'unused-collection': unusedCollection,
  'bad-collection': badCollection,
  'bad-id': badId,
  'missing-form-text': missingFormText,
  'unknown-placeholder': unknownPlaceholder,
  'form-schema': formSchema,
  'form-mismatch': formMismatch,
  'table-mismatch': tableMismatch,
};

/** Every rule, in the order in which docs/diagnostics.md lists them. */
export const ALL_RULES: readonly Rule[] = Object.values(RULES);
