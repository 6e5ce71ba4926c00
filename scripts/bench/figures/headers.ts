import { atLeast, type Figure, told } from '../figure.ts';
import { findings, score } from '../observatory.ts';
import { serveDist } from '../serve-dist.ts';

const LEAST = 130;

/** The served headers, by the rules that MDN's Observatory publishes. */
export async function measure(): Promise<Figure[]> {
  const site = await serveDist();
  try {
    const answer = await fetch(site.origin);
    const points = score(findings(answer.headers, await answer.text()));
    return [
      atLeast("MDN Observatory's rules on the served headers", points, LEAST, ' points'),
      told(
        'Violations of the content security policy',
        'npm test fails on the first one in any browser test',
      ),
    ];
  } finally {
    site.close();
  }
}
