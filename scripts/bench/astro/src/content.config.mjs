import { defineCollection } from 'astro:content';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { glob } from 'astro/loaders';

const base = pathToFileURL(resolve(process.env.CONTENT_DIR ?? '../.content/24', 'pages') + '/');
export const collections = { pages: defineCollection({ loader: glob({ base, pattern: '*.json' }) }) };
