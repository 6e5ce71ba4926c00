import type { Site } from '../../generated/content-types.ts';
import { SCRIPT_POLICY } from './script-policy.ts';

type Analytics = NonNullable<Site['analytics']>;

/** As much of trusted types as is used here; not every browser has them, and TypeScript does not know them yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

let isLoaded = false;

/** Whether the script has been brought into this document, where it stays until the next page load. */
export function hasScript(): boolean {
  return isLoaded;
}

/** The address as browsers with trusted types want it: the policy of the site lets no other become a script. */
function trusted(script: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(SCRIPT_POLICY, { createScriptURL: () => script });
  return policy ? policy.createScriptURL(script) : script;
}

/** Brings the script that measures visits, once. */
export function loadScript({ script, attributes = [] }: Analytics): void {
  if (isLoaded) return;
  isLoaded = true;
  const element = document.createElement('script');
  element.async = true;
  // The site's pages take nothing from others that is not given for that.
  element.crossOrigin = 'anonymous';
  for (const { name, value } of attributes) element.setAttribute(name, value);
  element.src = trusted(script);
  document.head.append(element);
}
