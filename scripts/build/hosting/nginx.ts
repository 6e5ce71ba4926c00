import { HASHED_FOLDERS, MALFORMED } from '@json-site/compiler/documents';
import type { Redirect } from '@json-site/compiler/types';
import { FEED_TYPE } from '../pages/feeds.ts';
import { COMPRESSED_COPY, FILE, HOST_FILE, PLAIN, pageWithSlash, SUBMIT_PATH } from './addresses.ts';
import { nginxQuoted as quoted } from './quoting.ts';
import {
  REDIRECT_STATUS,
  restPattern,
  type ServedRedirect,
  servedRedirects,
  withQuery,
} from './redirects-file.ts';
import { FOREVER, REVALIDATE } from './security-headers.ts';
import { sitePath } from './site-path.ts';

/** The data of a server's configuration file. */
export interface ServerConfig {
  /** The public address of the site, for example https://www.example.org. */
  url: URL;
  security: Record<string, string>;
  redirects: Redirect[];
  /** The function to which forms are passed on that are sent without JavaScript; empty if they are not. */
  submit?: string;
  /** The Content-Type of each file name extension. */
  types: [extension: string, type: string][];
}

/** Without the letters of the client, the rest of an address would be decoded in the Location. */
function movedFolder(redirect: ServedRedirect): string {
  const { path, location, below } = redirect;
  const to = below === 'rest' ? `${location}$1$is_args$args` : withQuery(location, '$is_args$args');
  return `    location ^~ ${quoted(`${path}/`)} {
        if ($request_uri ~ ${quoted(restPattern(redirect))}) {
            return ${REDIRECT_STATUS} ${quoted(to)};
        }
        return 404;
    }
`;
}

/** nginx compares the decoded address, and with `location =` its capital letters too. */
function movedLocations(redirect: ServedRedirect): string {
  const { path, location, below } = redirect;
  if (below) return movedFolder(redirect);
  const answer = `return ${REDIRECT_STATUS} ${quoted(withQuery(location, '$is_args$args'))};`;
  return [path, `${path}/`].map((from) => `    location = ${quoted(from)} { ${answer} }\n`).join('');
}

/** The longest name in the table of nginx's servers, as nginx makes it on most computers. */
const LONGEST_NAME = 45;

/** What to add to nginx.conf for a long name, which nginx refuses as soon as another site is on the same server. */
function nameLines(hostname: string): string {
  if (hostname.length <= LONGEST_NAME) return '';
  const size = 2 ** Math.ceil(Math.log2(hostname.length + 32));
  return `# The name of the host has ${hostname.length} characters. For more than ${LONGEST_NAME}, nginx needs this line in http { } of /etc/nginx/nginx.conf:
#     server_names_hash_bucket_size ${size};
`;
}

/** Passes on forms. The answer has its own headers: a policy for the page that it is. */
const submitLocation = (submit: string, site: string): string =>
  submit &&
  `    # Forms without JavaScript. nginx looks the name of the server up when it starts.
    location ^~ ${site}${SUBMIT_PATH}/ {
        if ($request_method != POST) {
            return 404;
        }
        add_header Cache-Control "";
        client_max_body_size 1m;
        proxy_pass ${submit}/;
        proxy_http_version 1.1;
        proxy_redirect off;
        # Never what the client says about itself.
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header CF-Connecting-IP "";
        proxy_ssl_server_name on;
        proxy_ssl_verify on;
        proxy_ssl_verify_depth 3;
        proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;
    }

`;

/** What nothing else answers on the host of a site below a path. */
const belowPath = (site: string): string =>
  site &&
  `    location ~ ${quoted(`^(?!${site}(/|$))`)} {
        types { }
        return 404 "404";
    }

    location = ${site} {
        return ${REDIRECT_STATUS} ${site}/$is_args$args;
    }

`;

/** Configures nginx: a file for `conf.d/`, which nginx includes in `http { }`. */
export function nginxFile({ url, security, redirects, submit = '', types }: ServerConfig): string {
  const { host, hostname, port } = url;
  const site = sitePath(url);
  const headers = Object.entries(security).map(
    ([name, value]) => `    add_header ${name} ${quoted(value)} always;`,
  );
  const typeLines = types.map(([extension, type]) => `        ${quoted(type)} ${extension};`);
  const hashed = HASHED_FOLDERS.map((folder) => folder.replaceAll('/', '')).join('|');
  const httpsPort = port || '443';
  return `# Written by "npm run build"; the next build overwrites it.
# Copy it to /etc/nginx/conf.d/, and dist/ to ${site && `${site.slice(1)}/ in `}the folder of "root".
# Deploy both together: the policy below contains hashes of elements in the pages of this build.
${nameLines(hostname)}
map "$status$uri" $cache_control {
    default "${REVALIDATE}";
    "~^(200|206|304|416)${site}/(${hashed})/" "${FOREVER}";
}

server {
    listen 80;
    listen [::]:80;
    server_name ${hostname};
    server_tokens off;
    # Never $host, which is the name that the client sent.
    return 308 "https://${host}$request_uri";
}

server {
    listen ${httpsPort} ssl http2;
    listen [::]:${httpsPort} ssl http2;
    server_name ${hostname};
    root "/var/www/${hostname}";

    # certbot writes the certificate here.
    ssl_certificate "/etc/letsencrypt/live/${hostname}/fullchain.pem";
    ssl_certificate_key "/etc/letsencrypt/live/${hostname}/privkey.pem";

    server_tokens off;
    absolute_redirect off;
    # A list of ranges gets the whole file.
    max_ranges 1;
    if_modified_since before;
    # dist/ contains compressed copies.
    gzip off;
    gzip_static on;
    gzip_vary on;
    # With the module ngx_brotli, pages are a tenth smaller:
    # brotli_static on;

    default_type "${PLAIN}";
    types {
${typeLines.join('\n')}
    }

${headers.join('\n')}
    add_header Cache-Control $cache_control always;

    error_page 404 ${site}/404.html;
    error_page 416 @range;

    if ($host != ${quoted(hostname)}) {
        return 421;
    }
    set $asked "$request_method $uri";
    if ($asked !~ ${quoted(`^(GET|HEAD) ${submit && `|^POST ${site}${SUBMIT_PATH}/`}`)}) {
        return 405;
    }
    # Addresses that browsers and servers read differently.
    if ($request_uri ~ ${quoted(MALFORMED)}) {
        return 400;
    }

${belowPath(site)}${submitLocation(submit, site)}${servedRedirects(redirects, site).map(movedLocations).join('')}
    # A page has one address, without a trailing slash.
    location ~ ${quoted(pageWithSlash(site))} {
        if (-f $document_root$1.html) {
            return ${REDIRECT_STATUS} $1$is_args$args;
        }
        return 404;
    }

    location = ${site}/404.html {
        internal;
    }

    location = ${site}/404 {
        return 404;
    }

    location = ${site}/ {
        try_files ${site}/index.html =404;
    }

    location ~ /feed\\.xml$ {
        types { }
        default_type "${FEED_TYPE}";
        try_files $uri @missing;
    }

    location ~ ${quoted(COMPRESSED_COPY)} {
        types { }
        return 404 "404";
    }

    # A client that requests a missing script or picture must not receive a page.
    location ~ ${quoted(FILE)} {
        try_files $uri @missing;
    }

    # Files for hosts that read their settings from dist/.
    location ~ ${quoted(HOST_FILE.replace('^', `^${site}`))} {
        return 404;
    }

    location @missing {
        types { }
        return 404 "404";
    }

    # nginx keeps the status of the error. The reply has the headers above already; without a header here, nginx would add them a second time.
    location @range {
        types { }
        add_header Cache-Control "";
        return 200 $status;
    }

    location / {
        try_files $uri $uri.html =404;
    }
}
`;
}
