/** The bar of a header to which a site adds nothing. */
export const Bar = 'div';
