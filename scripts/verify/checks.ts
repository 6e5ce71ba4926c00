import type { Check } from './check.ts';
import { ENQUIRY_CHECKS } from './enquiry.ts';
import { OWNER_CHECKS } from './owner.ts';
import { PROJECT_CHECKS } from './project.ts';
import { WEB_CHECKS } from './web.ts';

/** Every check, in the order in which they run: a check runs after those that it names in `after`. */
export const CHECKS: readonly Check[] = [WEB_CHECKS, PROJECT_CHECKS, OWNER_CHECKS, ENQUIRY_CHECKS].flat();
