import type { readMailbox } from '@json-site/backend/owner';

/** A submission that is not in the mailbox. */
interface UndeliveredSubmission {
  id: string;
  form: string;
  createdAt: string;
  /** Why it is not in the mailbox. */
  reason: string;
}

type Mailbox = ReturnType<typeof readMailbox>;

/** Everything that the page shows. */
export interface MailData extends Mailbox {
  undelivered: UndeliveredSubmission[];
}

const Time = ({ iso }: { iso: string }) => (
  <time dateTime={iso}>{new Date(iso).toLocaleString('en-GB')}</time>
);

function Undelivered({ submissions }: { submissions: UndeliveredSubmission[] }) {
  return (
    <section aria-labelledby="undelivered">
      <h2 id="undelivered">Not in the mailbox</h2>
      <ul>
        {submissions.map(({ id, form, createdAt, reason }) => (
          <li key={id}>
            {form} submission <code>{id}</code>, <Time iso={createdAt} />: {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Unreadable({ files }: { files: string[] }) {
  return (
    <section aria-labelledby="unreadable">
      <h2 id="unreadable">Unreadable</h2>
      <p>These files of the mailbox do not contain a complete message. You can delete them.</p>
      <ul>
        {files.map((file) => (
          <li key={file}>{file}</li>
        ))}
      </ul>
    </section>
  );
}

function MessageView({ message: { message, receivedAt } }: { message: Mailbox['messages'][number] }) {
  const { from, to, subject, text, html } = message;
  return (
    <article aria-labelledby="subject">
      <h2 id="subject">{subject}</h2>
      <p>
        From {from} to {to.join(', ')}, <Time iso={receivedAt} />
      </p>
      <h3>HTML</h3>
      {/* Without allow-scripts nothing in the message runs, as in a mail program. */}
      <iframe title="The message as HTML" sandbox="" srcDoc={html} />
      <h3>Text</h3>
      <pre>{text}</pre>
    </article>
  );
}

/** The mailbox of the embedded backend: what the provider of the site would receive. */
export function Mail({ data, selected }: { data: MailData; selected: string | null }) {
  const { messages, undelivered, unreadable } = data;
  const shown = messages.find(({ key }) => key === selected) ?? messages[0];
  return (
    <>
      <header>
        <h1>Mail</h1>
        <p>Everything that the forms of this site would send to its provider. Nothing leaves this machine.</p>
      </header>
      <main>
        {undelivered.length > 0 && <Undelivered submissions={undelivered} />}
        {unreadable.length > 0 && <Unreadable files={unreadable} />}
        {messages.length === 0 && <p>No messages yet. Send a form of the site.</p>}
        <div className="columns">
          <nav aria-label="Messages">
            <ul>
              {messages.map(({ key, receivedAt, message }) => (
                <li key={key}>
                  <a
                    href={`?message=${encodeURIComponent(key)}`}
                    aria-current={key === shown?.key ? 'true' : undefined}
                  >
                    {message.subject} <Time iso={receivedAt} />
                  </a>
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
