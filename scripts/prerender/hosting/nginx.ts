import type { Redirect } from '../../../src/compiler/types.ts';
import { FEED_TYPE } from '../feeds.ts';
import { quoted, quotedLiteral } from './quoting.ts';
import { REDIRECT_STATUS } from './redirects-file.ts';
import { FOREVER, HASHED_FOLDERS, REVALIDATE } from './security-headers.ts';

/** The data of a server's configuration file. */
export interface ServerConfig {
  /** Host name, for example www.example.org. */
  host: string;
  security: Record<string, string>;
  redirects: Redirect[];
}

/** Configures nginx: a file for `conf.d/`, which nginx includes in `http { }`. */
export function nginxFile({ host, security, redirects }: ServerConfig): string {
  const headers = Object.entries(security).map(
    ([name, value]) => `    add_header ${name} ${quoted(value)} always;`,
  );
  // nginx compares with the decoded address.
  const moved = redirects.map(
    ({ from, to }) => `    ${quoted(decodeURI(from))} ${quoted(quotedLiteral(to))};`,
  );
  const hashed = HASHED_FOLDERS.map((folder) => folder.replaceAll('/', '')).join('|');
  return `# Written by "npm run build"; the next build overwrites it.
# Copy it to /etc/nginx/conf.d/, and dist/ to the folder of "root".
# Deploy both together: the policy below contains hashes of elements in the pages of this build.

# Allows long addresses in redirects.
map_hash_bucket_size 1024;

map "$status$uri" $cache_control {
    default "${REVALIDATE}";
    "~^(200|206|304)/(${hashed})/" "${FOREVER}";
}

map $uri $moved_to {
    default "";
${moved.join('\n')}
}

server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    return 308 https://$host$request_uri;
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${host};
    root /var/www/${host};

    # certbot writes the certificate here.
    ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;

    server_tokens off;
    absolute_redirect off;
    charset utf-8;
    gzip_static on;
    gzip_vary on;
    # With the module ngx_brotli, pages are a tenth smaller:
    # brotli_static on;

${headers.join('\n')}
    add_header Cache-Control $cache_control always;

    if ($moved_to) {
        return ${REDIRECT_STATUS} $moved_to;
    }

    # A page has one address, without a trailing slash.
    rewrite ^(/.+)/+$ $1 permanent;

    error_page 404 /404.html;

    location = /404.html {
        internal;
    }

    location = /404 {
        return 404;
    }

    # Files for hosts that read their settings from dist/.
    location ~ ^/_ {
        return 404;
    }

    location = / {
        try_files /index.html =404;
    }

    location ~ /feed\\.xml$ {
        types { }
        default_type "${FEED_TYPE}";
        try_files $uri =404;
        error_page 404 @missing;
    }

    # A client that requests a missing script or picture must not receive a page.
    location ~ \\.[A-Za-z0-9]+$ {
        try_files $uri =404;
        error_page 404 @missing;
    }

    location @missing {
        types { }
        default_type text/plain;
        return 404 "404\\n";
    }

    location / {
        try_files $uri $uri.html =404;
    }
}
`;
}
