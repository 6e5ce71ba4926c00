import { atLeast, type Figure, forInformation } from '../figure.ts';
import { observatoryResults, observatoryScore } from '../observatory.ts';
import { serveDist } from '../serve-dist.ts';

const MIN_POINTS = 130;

/** Scores the served headers by the rules that MDN's Observatory publishes. */
export async function measureHeaders(): Promise<Figure[]> {
  const site = await serveDist();
  try {
    const response = await fetch(site.origin);
    const points = observatoryScore(observatoryResults(response.headers, await response.text()));
    return [
      atLeast("MDN Observatory's rules on the served headers", points, MIN_POINTS, ' points'),
      forInformation(
        'Violations of the content security policy',
        'npm test fails on the first one in any browser test',
      ),
    ];
  } finally {
    site.close();
  }
}
