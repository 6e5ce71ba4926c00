import { FEED_TYPE } from '../feeds.ts';
import type { ServerConfig } from './nginx.ts';
import { quoted, quotedLiteral } from './quoting.ts';
import { REDIRECT_STATUS } from './redirects-file.ts';
import { FOREVER, HASHED_FOLDERS, REVALIDATE } from './security-headers.ts';

/** Configures Caddy, which obtains its certificate automatically. */
export function caddyFile({ host, security, redirects }: ServerConfig): string {
  const headers = Object.entries(security).map(([name, value]) => `\t\t${name} ${quoted(value)}`);
  const moved = redirects.map(
    ({ from, to }) => `\tredir ${quoted(from)} ${quoted(quotedLiteral(to))} ${REDIRECT_STATUS}`,
  );
  const hashed = HASHED_FOLDERS.map((folder) => `${folder}*`).join(' ');
  return `# Written by "npm run build"; the next build overwrites it.
# Copy it to /etc/caddy/Caddyfile, and dist/ to the folder of "root".
# Deploy both together: the policy below contains hashes of elements in the pages of this build.

(headers) {
	header {
${headers.join('\n')}
		?Cache-Control "${REVALIDATE}"
		-Server
	}
}

${host} {
	root * /var/www/${host}
	import headers

	@kept {
		path ${hashed}
		file
	}
	header @kept Cache-Control "${FOREVER}"

	@feed path */feed.xml
	header @feed Content-Type "${FEED_TYPE}"

${moved.join('\n')}

	# A page has one address, without a trailing slash.
	@slashQuery {
		path_regexp slash ^(/.+)/+$
		expression {query} != ""
	}
	@slash {
		path_regexp slash ^(/.+)/+$
	}
	redir @slashQuery {re.slash.1}?{query} ${REDIRECT_STATUS}
	redir @slash {re.slash.1} ${REDIRECT_STATUS}

	# The not-found page, and files for hosts that read their settings from dist/.
	@hidden path /404 /404.html /_*
	error @hidden 404

	try_files {path} {path}.html
	file_server {
		precompressed br gzip
	}

	handle_errors {
		import headers

		# A client that requests a missing script or picture must not receive a page.
		@missing {
			expression {http.error.status_code} == 404
			path_regexp \\.[A-Za-z0-9]+$
			not path /404.html
		}
		handle @missing {
			respond "404" 404
		}

		@gone expression {http.error.status_code} == 404
		handle @gone {
			rewrite * /404.html
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
}
