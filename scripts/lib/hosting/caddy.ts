import { ASK_FIRST, FOREVER, HASHED_FOLDERS } from '../security-headers.ts';
import type { ServerFacts } from './nginx.ts';
import { REDIRECT_STATUS } from './redirects-file.ts';

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** The same site on Caddy, which fetches its certificate by itself. */
export function caddyFile({ host, security, redirects }: ServerFacts): string {
  const headers = Object.entries(security).map(([name, value]) => `\t\t${name} ${quoted(value)}`);
  const moved = redirects.map(({ from, to }) => `\tredir ${quoted(from)} ${quoted(to)} ${REDIRECT_STATUS}`);
  const hashed = HASHED_FOLDERS.map((folder) => `${folder}*`).join(' ');
  return `# Written by "npm run build". The next build writes it anew.
# Copy it to /etc/caddy/Caddyfile, and dist/ to the folder that "root" names.

${host} {
	root * /var/www/${host}

	header {
${headers.join('\n')}
		Cache-Control "${ASK_FIRST}"
		-Server
	}
	@kept {
		path ${hashed}
		file
	}
	header @kept Cache-Control "${FOREVER}"

${moved.join('\n')}

	# A page has one address: without a slash at its end.
	@slash path_regexp slash ^(/.+)/+$
	redir @slash {re.slash.1} ${REDIRECT_STATUS}

	# Not-found page, and files for hosts that read their settings from the site.
	@hidden path /404 /404.html /_*
	error @hidden 404

	try_files {path} {path}.html
	file_server {
		precompressed br gzip
		index index.html
	}

	handle_errors {
		@gone expression {http.error.status_code} == 404
		# A script or picture that is gone: a page in its place would only be taken for one.
		@missing {
			expression {http.error.status_code} == 404
			path_regexp \\.[A-Za-z0-9]+$
			not path /404.html
		}
		respond @missing "" 404
		rewrite @gone /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}
