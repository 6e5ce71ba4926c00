import { applyLook } from '../../scripts/new/init.ts';
import type { WorkingCopy } from '../../scripts/test/site-copy.ts';

/** Its own theme, and those of the gallery which differ from it in type, density, header and corners. */
const LOOKS = [undefined, 'linen', 'stage', 'ledger'];

/** The looks of a new site. */
export const STARTER_LOOKS = LOOKS.map((look) => ({
  name: look === undefined ? 'a new site' : `a new site with the look ${look}`,
  /** Builds a copy of the starter in this look. */
  async build(copy: WorkingCopy): Promise<void> {
    if (look !== undefined) applyLook(copy.root, look);
    const { status, output } = await copy.run('build');
    if (status !== 0) throw new Error(output);
  },
}));
