/* Written by "npm run generate" from src/site/widgets/. Do not edit. */
import type { FormPart } from '@json-site/engine/src/forms/parts/part.ts';

/** Loads the code of each widget that the site adds. */
export const widgets: Record<string, [() => Promise<{ part: FormPart }>]> = {

};
