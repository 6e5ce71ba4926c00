import { parseArgs } from 'node:util';
import { KEY_NAME, LOCAL_PUBLISHABLE_KEY, URL_NAME } from '@json-site/backend/backend';
import { openDatabase } from '@json-site/backend/owner';
import { UserError } from '@json-site/content/files';
import { siteFolder } from '@json-site/content/folders';
import { type Environment, originOf, readEnvironment } from '../settings.ts';
import { mailSignIn, SIGN_IN_PATH } from '../sign-in/provider.ts';
import { addressOf, type CallDatabase, lastOwnerNote, listEditors, MAY, ROLES } from './editors.ts';

const HELP = `npm run editors -- list
npm run editors -- add ann@example.org --role write [--name "Ann Lee"]   write: everything except publishing
npm run editors -- add ann@example.org --role publish                    also changes the role of an editor
npm run editors -- add ann@example.org --role own                        publish, and manage the editors in the studio
npm run editors -- remove ann@example.org                                at once, also where she is signed in

"add" sends an invitation with a code and a link, for ten minutes. Later, the page of the studio sends others.`;

const OPTIONS = { role: { type: 'string' }, name: { type: 'string' }, help: { type: 'boolean' } } as const;

/** Where the invitation comes from, and where it leads. Undefined if no studio server can be opened. */
function invitationOf(environment: Environment, server: string | undefined) {
  const { [URL_NAME]: url, [KEY_NAME]: key, STUDIO_ORIGIN } = environment;
  if (url && key && STUDIO_ORIGIN) return { url, key, origin: originOf(STUDIO_ORIGIN) };
  return !url && server ? { url: server, key: LOCAL_PUBLISHABLE_KEY, origin: server } : undefined;
}

async function keepLastOwner(call: CallDatabase, address: string): Promise<void> {
  const note = await lastOwnerNote(call, address);
  if (note) throw new UserError(note);
}

async function add(
  call: CallDatabase,
  address: string,
  { role, name }: { role?: string; name?: string },
  invitation: ReturnType<typeof invitationOf>,
): Promise<string> {
  const known = ROLES.find((one) => one === role);
  if (!known) throw new UserError(`Say what ${address} may do: --role write, --role publish or --role own.`);
  if (known !== 'own') await keepLastOwner(call, address);
  await call('studio_set_editor', { address, role, ...(name !== undefined && { name }) });
  const added = `${address} may ${MAY[known]}.`;
  if (!invitation) return `${added} Tell them the address of the studio: it sends them a code.`;
  const { url, key, origin } = invitation;
  const failure = await mailSignIn(url, key, address, origin).then(
    () => '',
    (error: Error) => error.message,
  );
  return failure
    ? `${added} The invitation could not be sent: ${failure} Tell them to open ${origin}${SIGN_IN_PATH}`
    : `${added} An invitation is on its way.`;
}

/** Lists, adds and removes those who may use the studio server. Returns the exit status. */
export async function editorsCommand(): Promise<number> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [action = 'list', given, ...more] = positionals;
  if (values.help || more.length > 0 || !['list', 'add', 'remove'].includes(action)) {
    console.log(HELP);
    return values.help ? 0 : 1;
  }
  const address = addressOf(given) ?? '';
  if (action !== 'list' && address === '')
    throw new UserError(`${JSON.stringify(given ?? '')} is no e-mail address.`);
  const root = siteFolder();
  const environment = readEnvironment(root);
  const access = await openDatabase(root, {
    environment: { ...environment, SUPABASE_URL: environment['SUPABASE_URL'] ?? environment[URL_NAME] },
  });
  try {
    if (action === 'add')
      console.log(await add(access.call, address, values, invitationOf(environment, access.address)));
    if (action === 'remove') {
      await keepLastOwner(access.call, address);
      const isRemoved = await access.call('studio_remove_editor', { address });
      console.log(isRemoved ? `${address} is no editor any more.` : `${address} was no editor.`);
    }
    const editors = action === 'list' ? await listEditors(access.call) : [];
    for (const { address: one, name, role, invited_at } of editors)
      console.log(`${one}  ${role.padEnd(7)}  since ${invited_at.slice(0, 10)}  ${name ?? ''}`.trimEnd());
    if (action === 'list' && editors.length === 0) console.log(`No editors yet.\n\n${HELP}`);
    return 0;
  } finally {
    await access.close();
  }
}
