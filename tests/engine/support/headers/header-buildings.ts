import type { Theme } from '../../../../src/model/content-types.ts';

/** What a theme decides of a header. */
export type HeaderBuilding = Pick<Theme, 'header' | 'page' | 'sizes'>;

/** Every layout, with logos and sizes of texts of both ends. */
export const BUILDINGS = {
  usual: {},
  'wide logo': { header: { logoHeight: 64, name: 'hidden', ground: 'paper' } },
  'logo and name': { header: { logoHeight: 56 }, sizes: { text: 20 }, page: { width: 90 } },
  rows: {
    header: { layout: 'rows', logoHeight: 96, name: 'hidden' },
    sizes: { text: 15 },
    page: { width: 56 },
  },
  'rows with the name': { header: { layout: 'rows' }, sizes: { text: 20 } },
  centred: { header: { layout: 'centred', logoHeight: 90 }, sizes: { text: 20 }, page: { width: 56 } },
} satisfies Record<string, HeaderBuilding>;

/** The shape of the logo in these headers: a wide one. */
export const LOGO = { width: 300, height: 100 };
