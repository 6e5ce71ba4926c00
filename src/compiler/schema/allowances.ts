/** Directives of the content security policy. Their sources are this site and the servers in `embeds` of site.json. */
const DIRECTIVES = ['media-src'] as const;

/**
 * Browser features that are off, so that injected code cannot use them either, unless a block asks for one. Chromium
 * supports each of them on every system; for others (such as web-share on Linux) it would print a warning in every
 * visitor's console.
 */
export const FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
] as const;

/**
 * The names that `allows` in the schema of a block can list. A frame needs none: `"means": "embed"` asks for its
 * server.
 */
export const ALLOWANCES = [...DIRECTIVES, ...FEATURES] as const;

export type Allowance = (typeof ALLOWANCES)[number];
