import { atLeast, type Figure, forInformation } from '../figure.ts';
import { observatoryResults, observatoryScore } from '../observatory.ts';
import { DIST, whileServed } from '../serve-dist.ts';

const MIN_POINTS = 130;

/** Scores the served headers by the rules that MDN's Observatory publishes. */
export function measureHeaders(): Promise<Figure[]> {
  return whileServed(DIST, async (origin) => {
    const response = await fetch(origin);
    const points = observatoryScore(observatoryResults(response.headers, await response.text()));
    return [
      atLeast("MDN Observatory's rules on the served headers", points, MIN_POINTS, ' points'),
      forInformation(
        'Violations of the content security policy',
        'npm test fails on the first one in any browser test',
      ),
    ];
  });
}
