import type { ServerFacts } from './nginx.ts';
import { quoted, quotedLiteral } from './quoting.ts';
import { REDIRECT_STATUS } from './redirects-file.ts';
import { ASK_FIRST, FOREVER, HASHED_FOLDERS } from './security-headers.ts';

/** The same site on Caddy, which fetches its certificate by itself. */
export function caddyFile({ host, security, redirects }: ServerFacts): string {
  const headers = Object.entries(security).map(([name, value]) => `\t\t${name} ${quoted(value)}`);
  const moved = redirects.map(
    ({ from, to }) => `\tredir ${quoted(from)} ${quoted(quotedLiteral(to))} ${REDIRECT_STATUS}`,
  );
  const hashed = HASHED_FOLDERS.map((folder) => `${folder}*`).join(' ');
  return `# Written by "npm run build". The next build writes it anew.
# Copy it to /etc/caddy/Caddyfile, and dist/ to the folder that "root" names.
# Both with every deployment: the policy below names by hash what pages of this build carry.

(headers) {
	header {
${headers.join('\n')}
		?Cache-Control "${ASK_FIRST}"
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

${moved.join('\n')}

	# A page has one address: without a slash at its end.
	@slashQuery {
		path_regexp slash ^(/.+)/+$
		expression {query} != ""
	}
	@slash {
		path_regexp slash ^(/.+)/+$
	}
	redir @slashQuery {re.slash.1}?{query} ${REDIRECT_STATUS}
	redir @slash {re.slash.1} ${REDIRECT_STATUS}

	# The not-found page, and files for hosts that read their settings from the site.
	@hidden path /404 /404.html /_*
	error @hidden 404

	try_files {path} {path}.html
	file_server {
		precompressed br gzip
	}

	handle_errors {
		import headers

		# A script or picture that is gone: a page in its place would only be taken for one.
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
