/** A small phone or a desktop at 400%, a tablet, a laptop. */
export const WIDTHS = [320, 768, 1280];

/** From this width on, the header shows the menus. */
const MENUS_FROM = 768;

/** The widths that show the menus in the header. */
export const WIDE = WIDTHS.filter((width) => width >= MENUS_FROM);

/** The widths that show the mobile menu. */
export const NARROW = WIDTHS.filter((width) => width < MENUS_FROM);
