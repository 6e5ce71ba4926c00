import { useState } from 'react';
import type { ReceivedMessage } from '../../../scripts/backend/mail/mailbox.ts';
import styles from './Mail.module.css';
import type { UndeliveredSubmission } from './protocol.ts';
import { useMail } from './use-mail.ts';

const timeOf = (iso: string) => new Date(iso).toLocaleString('en-GB');

function Undelivered({ submissions }: { submissions: UndeliveredSubmission[] }) {
  return (
    <section aria-labelledby="undelivered">
      <h2 id="undelivered">Not in the mailbox</h2>
      <ul className={styles['undelivered']}>
        {submissions.map(({ id, form, createdAt, reason }) => (
          <li key={id}>
            {form} submission <code>{id}</code>, {timeOf(createdAt)}: {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}

function MessageView({ message: { message, receivedAt } }: { message: ReceivedMessage }) {
  const { from, to, subject, text, html } = message;
  return (
    <article aria-labelledby="subject" className={styles['message']}>
      <h2 id="subject">{subject}</h2>
      <p>
        From {from} to {to.join(', ')}, {timeOf(receivedAt)}
      </p>
      <h3>HTML</h3>
      {/* Without allow-scripts nothing in the message runs, as in a mail program. */}
      <iframe title="The message as HTML" sandbox="" srcDoc={html} className={styles['html']} />
      <h3>Text</h3>
      <pre className={styles['text']}>{text}</pre>
    </article>
  );
}

/** The mailbox of the development server: what the provider of the site would receive. */
export function Mail() {
  const { data, error } = useMail();
  const [selected, setSelected] = useState<string>();
  const messages = data?.messages ?? [];
  const shown = messages.find(({ key }) => key === selected) ?? messages[0];

  return (
    <>
      <header className={styles['bar']}>
        <h1>Mail</h1>
        <p>Everything that the forms of this site would send to its provider. Nothing leaves this machine.</p>
      </header>
      <main className={styles['main']}>
        {error && <p role="alert">The mailbox did not load. {error}</p>}
        {data && data.undelivered.length > 0 && <Undelivered submissions={data.undelivered} />}
        {data && messages.length === 0 && <p>No messages yet. Send a form of the site.</p>}
        <div className={styles['columns']}>
          <nav aria-label="Messages">
            <ul className={styles['list']}>
              {messages.map(({ key, receivedAt, message }) => (
                <li key={key}>
                  <button
                    type="button"
                    aria-current={key === shown?.key ? 'true' : undefined}
                    onClick={() => setSelected(key)}
                  >
                    {message.subject}
                    <span>{timeOf(receivedAt)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </nav>
          {shown && <MessageView message={shown} />}
        </div>
      </main>
    </>
  );
}
