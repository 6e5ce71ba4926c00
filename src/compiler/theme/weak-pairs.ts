import { isObject } from '@json-site/values/objects';
import { bandsOf } from './bands.ts';
import { contrast, nearestColour, over, parseHex, type Rgb } from './colour.ts';
import {
  type Band,
  type ColourName,
  type ColourPair,
  type Ground,
  pairsOf,
  REPLACEMENTS,
  type Scheme,
  VEIL_OPACITY,
} from './tokens.ts';

/** Two colours of a theme whose contrast is too low. */
export interface WeakPair extends ColourPair {
  scheme: Scheme;
  /** The names in theme.json: those of the replacements for colours that it omits. */
  written: { colour: ColourName; ground: Ground };
  /** The contrast ratio that they have. */
  actual: number;
  /** The nearest colour of the same hue that passes on all its backgrounds, or at least on this one. */
  nearest?: { colour: string; passesEverywhere: boolean };
  /** The nearest colour of the background with which all its pairs pass, if the background is the cause. */
  nearestGround?: string;
}

/** A background on which so many colours fail that are right on all others is the cause. */
const FEWEST_OF_GROUND = 3;

/** The colours of theme.json as written, which may be incomplete or invalid. */
type WrittenColours = Record<string, unknown>;

function objectIn(value: unknown, name: string): WrittenColours {
  const inner = isObject(value) ? value[name] : undefined;
  return isObject(inner) ? inner : {};
}

/**
 * Returns every pair of colours with too little contrast, from the value of theme.json. Skips colours that are missing
 * or invalid; the schema reports those. A background that fails already is not reported again for its hovered state.
 */
export function weakPairs(theme: unknown): WeakPair[] {
  const colours = objectIn(theme, 'colours');
  return (['light', 'dark'] as const).flatMap((scheme) => weakPairsOf(scheme, colours, bandsOf(theme)));
}

/** Whether a background is not a colour of a scheme. */
const isBand = (name: Ground): name is Band['name'] => name === 'band' || name === 'bandInDark';

function weakPairsOf(scheme: Scheme, colours: WrittenColours, bands: readonly Band[]): WeakPair[] {
  const own = objectIn(colours, scheme);
  const writtenName = (name: Ground): Ground =>
    !isBand(name) && own[name] === undefined ? (REPLACEMENTS[name] ?? name) : name;
  const colourOf = (name: Ground): Rgb | undefined =>
    parseHex(isBand(name) ? colours[name] : own[writtenName(name)]);
  const veil = colourOf('text');

  const groundOf = ({ ground, isHovered }: ColourPair, below = colourOf(ground)): Rgb | undefined => {
    if (!below || !isHovered) return below;
    return veil && over(veil, VEIL_OPACITY[scheme], below);
  };

  const pairs = pairsOf(scheme, bands);
  /** Whether a colour has enough contrast in all these pairs. */
  const passesIn = (some: readonly ColourPair[]) => (candidate: Rgb) =>
    some.every((pair) => {
      const ground = groundOf(pair);
      return !ground || contrast(candidate, ground) >= pair.ratio;
    });

  const found: WeakPair[] = [];
  for (const pair of pairs) {
    const [colour, ground] = [colourOf(pair.colour), groundOf(pair)];
    if (!colour || !ground) continue;
    const actual = contrast(colour, ground);
    const written = { colour: writtenName(pair.colour) as ColourName, ground: writtenName(pair.ground) };
    const isReported = found.some(
      (one) => one.written.colour === written.colour && one.written.ground === written.ground,
    );
    if (actual >= pair.ratio || isReported) continue;
    const ofColour = pairs.filter((one) => writtenName(one.colour) === written.colour);
    const everywhere = nearestColour(colour, passesIn(ofColour));
    const here = everywhere ?? nearestColour(colour, passesIn([pair]));
    found.push({
      ...pair,
      scheme,
      written,
      actual,
      ...(here && { nearest: { colour: here, passesEverywhere: everywhere !== undefined } }),
    });
  }
  return found.map((pair) => withGround(pair));

  /** Adds the right background to a pair, if the colours that fail on it fail on no other. */
  function withGround(pair: WeakPair): WeakPair {
    const { ground } = pair.written;
    const colours = new Set(
      found.filter((one) => one.written.ground === ground).map((one) => one.written.colour),
    );
    const isElsewhere = found.some((one) => one.written.ground !== ground && colours.has(one.written.colour));
    const below = colourOf(pair.ground);
    if (!below || isElsewhere || colours.size < FEWEST_OF_GROUND) return pair;
    const ofGround = pairs.filter((one) => writtenName(one.ground) === ground);
    const nearestGround = nearestColour(below, (candidate) =>
      ofGround.every((one) => {
        const [colour, on] = [colourOf(one.colour), groundOf(one, candidate)];
        return !colour || !on || contrast(colour, on) >= one.ratio;
      }),
    );
    return nearestGround === undefined ? pair : { ...pair, nearestGround };
  }
}
