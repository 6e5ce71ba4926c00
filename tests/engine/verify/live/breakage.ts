import type { LiveProject } from './live-project.ts';
import type { Published } from './live-site.ts';
import type { Given } from './run-against.ts';

/** One thing that breaks, and the checks that find it: these and no others. */
export interface Breakage {
  name: string;
  found: readonly string[];
  /** Damages the site or the configuration of nginx. */
  site?: (site: Published) => void;
  /** Damages the database, as its owner. */
  sql?: string;
  /** Damages something else of the project. Returns what undoes it. */
  project?: (project: LiveProject) => Promise<() => void> | undefined;
  /** Everything else that the command is given. */
  given?: Given;
}
