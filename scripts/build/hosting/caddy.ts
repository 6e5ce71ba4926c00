import { HASHED_FOLDERS, MALFORMED } from '@json-site/compiler/documents';
import { FEED_TYPE } from '../pages/feeds.ts';
import { COMPRESSED_COPY, FILE, HOST_FILE, pageWithSlash, SUBMIT_PATH } from './addresses.ts';
import type { ServerConfig } from './nginx.ts';
import { caddyPattern, caddyQuoted as quoted } from './quoting.ts';
import {
  REDIRECT_STATUS,
  restPattern,
  type ServedRedirect,
  servedRedirects,
  withQuery,
} from './redirects-file.ts';
import { FOREVER, REVALIDATE } from './security-headers.ts';
import { sitePath } from './site-path.ts';

/** Caddy replaces no placeholder in the values of a map: the query of a request goes between two of them. */
function movedLine({ path, location }: ServedRedirect): string {
  const [before = '', after] = withQuery(location, '\n').split('\n');
  const values = [before, after ?? '', after === undefined ? 'own' : 'request'];
  return `\t\t\t${[`~^${caddyPattern(path)}/?$`, ...values].map(quoted).join(' ')}`;
}

/** The redirect of a folder. Caddy compares the decoded address, and copies the letters of the client. */
function movedFolder(redirect: ServedRedirect, index: number): string {
  const { path, location, below } = redirect;
  const name = `below${index}`;
  const query = `{re.${name}.2}`;
  const to = below === 'rest' ? `${location}{re.${name}.1}${query}` : withQuery(location, query);
  return `		@${name} {
			path_regexp ${quoted(`^${caddyPattern(path)}/`)}
			vars_regexp ${name} {http.request.orig_uri} ${quoted(restPattern(redirect))}
		}
		redir @${name} ${quoted(to)} ${REDIRECT_STATUS}
`;
}

const submitted = (site: string) => `{
			method POST
			path ${site}${SUBMIT_PATH}/*
		}`;

/** Passes on forms. */
const submitRoute = (submit: string, site: string): string =>
  submit &&
  `		# Forms without JavaScript.
		@submitted ${submitted(site)}
		route @submitted {
			request_body {
				max_size 1MiB
			}
			uri strip_prefix ${site}${SUBMIT_PATH}
			rewrite * ${new URL(submit).pathname}{uri}
			reverse_proxy ${new URL(submit).origin} {
				header_up Host {upstream_hostport}
				header_up -CF-Connecting-IP
			}
		}

`;

/** What nothing else answers on the host of a site below a path. */
const belowPath = (site: string): string =>
  site &&
  `		@outside not path_regexp ${quoted(`^${site}(/|$)`)}
		respond @outside "404" 404
		@bare_asked {
			path_regexp ${quoted(`^${site}$`)}
			expression {query} != ""
		}
		redir @bare_asked ${site}/?{query} ${REDIRECT_STATUS}
		@bare path_regexp ${quoted(`^${site}$`)}
		redir @bare ${site}/ ${REDIRECT_STATUS}

`;

/** Configures Caddy, which obtains its certificate automatically. */
export function caddyFile({ url, security, redirects, submit = '', types }: ServerConfig): string {
  const { host, hostname } = url;
  const site = sitePath(url);
  const ofForms = submitted(site);
  const headers = Object.entries(security).map(([name, value]) => `\t\t${name} ${quoted(value)}`);
  const headerBlock = (matcher: string) => `	header ${matcher}{
${headers.join('\n')}
		?Cache-Control "${REVALIDATE}"
		-Server
	}
`;
  const typeLines = types.map(
    ([extension, type]) => `\t\t\t\t${quoted(`~(?i)\\.${extension}$`)} ${quoted(type)}`,
  );
  const hashed = HASHED_FOLDERS.map((folder) => `${site}${folder}*`).join(' ');
  const folder = site ? `^${site}/.+/$` : './$';
  const hidden = `^${site}/404(\\.html)?$|${folder}|${HOST_FILE.replace('^', `^${site}`)}|${COMPRESSED_COPY}`;
  const served = servedRedirects(redirects, site);
  const folders = served.filter(({ below }) => below);
  return `# Written by "npm run build"; the next build overwrites it.
# Copy it to /etc/caddy/Caddyfile, and dist/ to ${site && `${site.slice(1)}/ in `}the folder of "root".
# Deploy both together: the policy below contains hashes of elements in the pages of this build.

(headers) {
${headerBlock('')}}

http://${hostname} {
	redir ${quoted(`https://${host}{uri}`)} 308
}

# Requests for other hosts.
http://, https:// {
	import headers
	respond "421" 421
}

${host} {
	root * ${quoted(`/var/www/${hostname}`)}
${submit && `	# The answer to a form has its own headers: a policy for the page that it is.\n	@own not ${ofForms.replaceAll('\n\t', '\n')}\n`}${submit ? headerBlock('@own ') : '\timport headers\n'}
	route {
		@method {
			not method GET HEAD${submit && `\n			not ${ofForms.replaceAll('\n\t', '\n\t\t')}`}
		}
		respond @method "405" 405

		# Addresses that browsers and servers read differently.
		@malformed vars_regexp {http.request.orig_uri} ${quoted(MALFORMED)}
		respond @malformed "400" 400

${belowPath(site)}${submitRoute(submit, site)}		map {path} {moved} {fragment} {query_of} {
${served
  .filter(({ below }) => !below)
  .map(movedLine)
  .join('\n')}
			default "" "" ""
		}
		@asked expression {query_of} == "request" && {query} != ""
		redir @asked {moved}?{query}{fragment} ${REDIRECT_STATUS}
		@moved expression {moved} != ""
		redir @moved {moved}{fragment} ${REDIRECT_STATUS}
${folders.map(movedFolder).join('')}
		# A page has one address, without a trailing slash.
		@slash path_regexp slash ${quoted(pageWithSlash(site))}
		route @slash {
			@page file {re.slash.1}.html
			@page_asked {
				file {re.slash.1}.html
				expression {query} != ""
			}
			redir @page_asked {re.slash.1}?{query} ${REDIRECT_STATUS}
			redir @page {re.slash.1} ${REDIRECT_STATUS}
			error 404
		}

		# The not-found page, folders, compressed copies, and files for hosts that read their settings from dist/.
		@hidden path_regexp ${quoted(hidden)}
		error @hidden 404

		rewrite ${site}/ ${site}/index.html
		try_files {path} {path}.html

		@exists file
		route @exists {
			map {path} {type} {
				${quoted('~/feed\\.xml$')} ${quoted(FEED_TYPE)}
${typeLines.join('\n')}
			}
			header Content-Type {type}
			@kept path ${hashed}
			header @kept Cache-Control "${FOREVER}"
			# A list of ranges, a range in another unit, or a range of a compressed copy gets the whole file.
			@ranges not header_regexp Range ^bytes=[^,]*$
			request_header @ranges -Range
			@compressed {
				header_regexp Accept-Encoding (br|gzip)
				file {path}.gz
			}
			request_header @compressed -Range
			file_server {
				precompressed br gzip
			}
		}
		error 404
	}

	handle_errors {
		import headers

		@gone expression {http.error.status_code} == 404
		route @gone {
			# A client that requests a missing script or picture must not receive a page.
			@missing {
				path_regexp ${quoted(FILE)}
				not path ${site}/404.html
			}
			respond @missing "404" 404
			rewrite * ${site}/404.html
			# The whole page, which a browser with an old copy needs too.
			request_header -Range
			request_header -If-*
			file_server {
				precompressed br gzip
			}
		}
		respond {http.error.status_code}
	}
}
`;
}
