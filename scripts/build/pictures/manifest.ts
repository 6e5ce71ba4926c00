import { headerColours } from '@json-site/compiler/theme';
import type { Site, Theme } from '@json-site/model/content-types';
import { addressBelow } from '@json-site/model/visitor';

/** The web app manifest: the site's name and icons on a home screen. */
export function manifestJson({ url, brand, language }: Site, theme: Theme): string {
  const root = addressBelow(url, '/');
  const icon = (name: string, size: number, purpose: string) => ({
    src: `${root}${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: root,
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    lang: language,
    start_url: root,
    scope: root,
    // Visitors keep the address bar, to share the page.
    display: 'browser',
    theme_color: headerColours(theme).light,
    background_color: theme.colours.light.paper,
    icons: [
      { src: `${root}favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('icon-maskable', 192, 'maskable'),
      icon('icon-maskable', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
