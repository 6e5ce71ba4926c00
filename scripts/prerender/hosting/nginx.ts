import type { Redirect } from '../../../src/compiler/types.ts';
import { quoted, quotedLiteral } from './quoting.ts';
import { REDIRECT_STATUS } from './redirects-file.ts';
import { ASK_FIRST, FOREVER, HASHED_FOLDERS } from './security-headers.ts';

/** What a server's configuration file is made of. */
export interface ServerFacts {
  /** Name of the site, for example www.example.org. */
  host: string;
  security: Record<string, string>;
  redirects: Redirect[];
}

/** The same site on nginx: a file for `conf.d/`, to be read inside `http { }`. */
export function nginxFile({ host, security, redirects }: ServerFacts): string {
  const headers = Object.entries(security).map(
    ([name, value]) => `    add_header ${name} ${quoted(value)} always;`,
  );
  // nginx compares with the address as people read it.
  const moved = redirects.map(
    ({ from, to }) => `    ${quoted(decodeURI(from))} ${quoted(quotedLiteral(to))};`,
  );
  const hashed = HASHED_FOLDERS.map((folder) => folder.replaceAll('/', '')).join('|');
  return `# Written by "npm run build". The next build writes it anew.
# Copy it to /etc/nginx/conf.d/, and dist/ to the folder that "root" names.
# Both with every deployment: the policy below names by hash what pages of this build carry.

# Room for long old addresses.
map_hash_bucket_size 1024;

map "$status$uri" $cache_control {
    default "${ASK_FIRST}";
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

    # Where certbot puts the certificate.
    ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;

    server_tokens off;
    absolute_redirect off;
    charset utf-8;
    gzip_static on;
    gzip_vary on;
    # With the module ngx_brotli, which sends a tenth less:
    # brotli_static on;

${headers.join('\n')}
    add_header Cache-Control $cache_control always;

    if ($moved_to) {
        return ${REDIRECT_STATUS} $moved_to;
    }

    # A page has one address: without a slash at its end.
    rewrite ^(/.+)/+$ $1 permanent;

    error_page 404 /404.html;

    location = /404.html {
        internal;
    }

    location = /404 {
        return 404;
    }

    # Files for hosts that read their settings from the site.
    location ~ ^/_ {
        return 404;
    }

    location = / {
        try_files /index.html =404;
    }

    # A script or picture that is gone: a page in its place would only be taken for one.
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
