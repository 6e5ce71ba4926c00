import { type ContentContext, refuse } from '@json-site/dev/server';
import type { EditorInput, EditorList, Invited } from '../../editors/protocol.ts';

/** Who sends the request, and those whom an owner manages. */
function access({ editor, people }: ContentContext) {
  if (!editor || !people) return refuse('This studio runs on your computer only: it has no other editors.');
  return { by: editor.address, people };
}

export async function listEditors(context: ContentContext): Promise<EditorList> {
  const list = await access(context).people.list();
  return {
    editors: list.map(({ address, name, role, invited_at }) => ({
      address,
      name: name ?? '',
      role,
      since: invited_at,
    })),
  };
}

export async function inviteEditor(context: ContentContext, editor: EditorInput): Promise<Invited> {
  const { people, by } = access(context);
  const isMailed = await people.invite(editor, by);
  return { ...(await listEditors(context)), isMailed, signIn: `${people.origin}/_studio` };
}

export async function changeEditor(context: ContentContext, editor: EditorInput): Promise<EditorList> {
  await access(context).people.change(editor);
  return listEditors(context);
}

export async function removeEditor(context: ContentContext, address: string): Promise<EditorList> {
  await access(context).people.remove(address);
  return listEditors(context);
}
