import { type ContentContext, refuse } from '@json-site/dev/server';
import { Limit } from '../sign-in/limits.ts';
import type { SignInProvider } from '../sign-in/provider.ts';
import { addressOf, type CallDatabase, findEditor, lastOwnerNote, listEditors } from './editors.ts';

type People = Pick<NonNullable<ContentContext['people']>, 'list' | 'invite' | 'change' | 'remove'>;

const HOUR = 3_600_000;
/** Of one owner in an hour. Somebody with the session of an owner cannot send mails to the whole world. */
const MOST_INVITATIONS = 30;
const LONGEST_NAME = 100;

const readAddress = (text: string) =>
  addressOf(text) ?? refuse('This is no e-mail address. Write it as ann@example.org.');

/** The name as the database accepts it; missing for an empty one. */
function nameOf(text: string | undefined): string | undefined {
  const name = text?.trim() ?? '';
  if (name.length > LONGEST_NAME || /[<>\p{Cc}]/u.test(name))
    refuse(`A name has at most ${LONGEST_NAME} characters, and none of < and >.`);
  return name === '' ? undefined : name;
}

/** Lists, invites, changes and removes editors, for an owner in the studio. */
export function managePeople(
  call: CallDatabase,
  provider: Pick<SignInProvider, 'send'>,
  report: (message: string) => void,
): People {
  const invitations = new Limit(MOST_INVITATIONS, HOUR);

  async function keepLastOwner(address: string): Promise<void> {
    const note = await lastOwnerNote(call, address);
    if (note) refuse(note);
  }

  /** Calls a function that the database refuses for the last owner, also if two owners change each other at once. */
  async function callKeepingOwner(name: string, values: { address: string; role?: string; name?: string }) {
    if (values.role !== 'own') await keepLastOwner(values.address);
    try {
      return await call(name, values);
    } catch (error) {
      await keepLastOwner(values.address);
      throw error;
    }
  }

  return {
    list: () => listEditors(call),
    async invite({ address: given, role, name: givenName }, by) {
      const address = readAddress(given);
      const name = nameOf(givenName);
      if (await findEditor(call, address)) refuse(`${address} is an editor already.`);
      if (!invitations.take(by)) refuse('You have invited many people. Invite others in an hour.');
      await call('studio_set_editor', { address, role, invited_by: by, ...(name !== undefined && { name }) });
      try {
        await provider.send(address);
        return true;
      } catch (error) {
        report(`No invitation was sent. ${(error as Error).message}`);
        return false;
      }
    },
    async change({ address: given, role, name: givenName }) {
      const address = readAddress(given);
      const name = nameOf(givenName);
      // Somebody who was removed meanwhile stays removed.
      if (!(await findEditor(call, address))) refuse(`${address} is no editor any more.`);
      await callKeepingOwner('studio_set_editor', { address, role, ...(name !== undefined && { name }) });
    },
    async remove(given) {
      const address = readAddress(given);
      if ((await callKeepingOwner('studio_remove_editor', { address })) !== true)
        refuse(`${address} is no editor any more.`);
    },
  };
}
