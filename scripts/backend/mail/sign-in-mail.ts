import { createHash } from 'node:crypto';
import type { Message } from '../../../supabase/functions/deliver/message.ts';
import { escapeHtml } from '../../../supabase/functions/deliver/render.ts';

/** The mail of a local sign-in: what docs/studio-server.md puts into the templates of a hosted project. */
export function signInMail(to: string, code: string, link: string): { key: string; message: Message } {
  const about = 'The code and the link work once, for ten minutes. Nobody else should have them.';
  return {
    key: createHash('sha256').update(`${to} ${link}`).digest('hex').slice(0, 32),
    message: {
      from: 'Studio <studio@localhost>',
      to: [to],
      subject: `${code} is your code for the studio`,
      text: `Your code for the studio: ${code}\n\nOr open this link:\n${link}\n\n${about}\n`,
      html: `<p>Your code for the studio: <strong>${code}</strong></p><p><a href="${escapeHtml(link)}">Sign in to the studio</a></p><p>${about}</p>`,
    },
  };
}
