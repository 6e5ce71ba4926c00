export { COMPRESSED_COPY, contentType, HOST_FILE, NOT_FOUND_FILE, PLAIN } from './hosting/addresses.ts';
export { deployFiles } from './hosting/deploy-files.ts';
export { readHeadersFile } from './hosting/headers-file.ts';
export { hostWarnings } from './hosting/host-limits.ts';
export { readRedirectsFile, type ServedRedirect } from './hosting/redirects-file.ts';
export { backendOrigin, securityHeaders } from './hosting/security-headers.ts';
export { serveSite } from './hosting/serve-site.ts';
