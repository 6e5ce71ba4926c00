import type { Form } from '@json-site/model/content-types';

/** Where browsers send forms without JavaScript; empty if the owner has deployed no function for it. */
const SUBMIT_URL: string = import.meta.env.VITE_SUBMIT_URL ?? '';

/** Where a browser sends a form without JavaScript; empty if it cannot. */
export const submitUrl = ({ id }: Form, path: string): string =>
  SUBMIT_URL ? `${SUBMIT_URL}${path}?${id}` : '';
