import type { ElementType } from 'react';
import { jsx as create, jsxs as createWithChildren, Fragment } from 'react/jsx-runtime';
import { addressBelow } from '@json-site/model/visitor';
import { SITE_PATH } from './site-path.ts';

// The build of a site below a path takes this module for React's: every component, also one of the site, writes the
// addresses of its content, and the elements have those below the path.

type Props = Record<string, unknown>;
type Create = (type: ElementType, props: Props, ...rest: unknown[]) => unknown;

const ADDRESSES = ['href', 'src', 'action', 'formAction', 'poster', 'data', 'xlinkHref'];
const LISTS = ['srcSet', 'imageSrcSet'];

const inList = (list: string) =>
  list.replace(
    /(^|,\s*)(\/[^\s,]*)/g,
    (_, before: string, one: string) => before + addressBelow(SITE_PATH, one),
  );

const inStyle = (value: unknown) =>
  typeof value === 'string'
    ? value.replace(
        /(url\(["']?)(\/[^"')]*)/g,
        (_, before: string, one: string) => before + addressBelow(SITE_PATH, one),
      )
    : value;

/** The properties of an element with its addresses below the path. */
function placed(props: Props): Props {
  const changed: Props = {};
  for (const name of ADDRESSES) {
    const value = props[name];
    if (typeof value === 'string') changed[name] = addressBelow(SITE_PATH, value);
  }
  for (const name of LISTS) {
    const value = props[name];
    if (typeof value === 'string') changed[name] = inList(value);
  }
  const { style } = props;
  if (typeof style === 'object' && style !== null)
    changed['style'] = Object.fromEntries(
      Object.entries(style).map(([name, value]) => [name, inStyle(value)]),
    );
  return { ...props, ...changed };
}

const withPath =
  (of: Create): Create =>
  (type, props, ...rest) =>
    of(type, typeof type === 'string' ? placed(props) : props, ...rest);

export { Fragment };
export const jsx = withPath(create as Create);
export const jsxs = withPath(createWithChildren as Create);
