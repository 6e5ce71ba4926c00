import type { Check } from './check.ts';
import { ENQUIRY_CHECKS } from './enquiry/enquiry.ts';
import { API_CHECKS } from './project/api.ts';
import { FUNCTION_CHECKS } from './project/function.ts';
import { OWNER_CHECKS } from './project/owner.ts';
import { ANSWER_CHECKS } from './web/answers.ts';
import { CONNECTION_CHECKS } from './web/connection.ts';
import { KEY_CHECKS } from './web/keys.ts';
import { PAGE_CHECKS } from './web/pages.ts';

/** Every check, in the order in which they run: a check runs after those that it names in `after`. */
export const CHECKS: readonly Check[] = [
  ...CONNECTION_CHECKS,
  ...PAGE_CHECKS,
  ...ANSWER_CHECKS,
  ...KEY_CHECKS,
  ...API_CHECKS,
  ...OWNER_CHECKS,
  ...FUNCTION_CHECKS,
  ...ENQUIRY_CHECKS,
];
