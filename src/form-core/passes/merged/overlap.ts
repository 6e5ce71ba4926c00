import type { ReportReason } from '../pass.ts';
import type { Json } from '../schema-tree.ts';
import { type Choice, haveOtherOptions } from './discriminator.ts';
import { type Family, forbiddenIn, isKnown, propertyNamed, requiredIn } from './normal-form.ts';

/** Whether the values of one alternative are never valid by another one. */
function excludes(one: Json, other: Json, around: Family): boolean {
  if (requiredIn(other).some((name) => !propertyNamed(one, name) && !isKnown(around, name))) return true;
  const closedTo = forbiddenIn(other, requiredIn(one), [one, other]);
  return closedTo.length > 0 || requiredIn(one).some((name) => haveOtherOptions(one, other, name));
}

/** Reports alternatives that "oneOf" does not allow, because values can follow two of them. */
export function reportOverlap({ around, branches, at }: Choice, report: ReportReason): void {
  for (const [index, one] of branches.entries()) {
    const other = branches.findIndex((branch) => branch !== one && !excludes(one, branch, around));
    if (other < 0) continue;
    const [first, second] = [index + 1, other + 1].sort((a, b) => a - b);
    const message = `The alternatives ${first} and ${second} of "oneOf" can both be true for the same values, which "oneOf" does not allow.`;
    const hint =
      'Use "anyOf", give one property a different "const" in each alternative, or require in each alternative a property that only it has.';
    report(at, { message, hint });
    return;
  }
}
