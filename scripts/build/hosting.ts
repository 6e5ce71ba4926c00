export { COMPRESSED_COPY, HOST_FILE, NOT_FOUND_FILE } from './hosting/addresses.ts';
export { readHeadersFile } from './hosting/headers-file.ts';
export { readRedirectsFile } from './hosting/redirects-file.ts';
export { serveSite } from './hosting/serve-site.ts';
export { precompress } from './output/precompress.ts';
