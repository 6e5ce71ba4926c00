import type { Site } from '@json-site/model/content-types';
import { SCRIPT_POLICY } from './script-policy.ts';

type Analytics = NonNullable<Site['analytics']>;

/** The part of the Trusted Types API that is used here. TypeScript has no types for it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

let isLoaded = false;

/** Whether this document has loaded the script. It stays until the next page load. */
export function hasScript(): boolean {
  return isLoaded;
}

/** Returns the URL as browsers with Trusted Types require it. The site's policy allows no other script URL. */
function trusted(script: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(SCRIPT_POLICY, { createScriptURL: () => script });
  return policy ? policy.createScriptURL(script) : script;
}

/** Loads the analytics script, once. */
export function loadScript({ script, attributes = [] }: Analytics): void {
  if (isLoaded) return;
  isLoaded = true;
  const element = document.createElement('script');
  element.async = true;
  // The site's Cross-Origin-Embedder-Policy requires CORS for scripts of other origins.
  element.crossOrigin = 'anonymous';
  for (const { name, value } of attributes) element.setAttribute(name, value);
  element.src = trusted(script);
  document.head.append(element);
}
