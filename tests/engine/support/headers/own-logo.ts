/** Headers with a logo of any size. The size of the usual one is in the site that they are rendered with. */
export const hasOwnLogo = true;
