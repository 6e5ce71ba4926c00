import { type FormEvent, useEffect, useState } from 'react';
import { onSignedOut } from '@json-site/dev/shared';
import { Button } from '../controls/Button.tsx';
import { TextInput } from '../controls/fields.tsx';
import dialog from '../controls/StudioDialog.module.css';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import { RequestErrors } from '../diagnostics/DiagnosticList.tsx';

/** A request that waits until the editor has signed in. */
interface Waiting {
  send: () => void;
  fail: (reason: Error) => void;
}

/** Sends a step of the sign-in, as its page does. Throws what the server says against it. */
async function step(values: Record<string, string>): Promise<void> {
  const response = await fetch('/_studio/sign-in', {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams(values),
  });
  const { message } = (await response.json()) as { message: string };
  if (!response.ok) throw new Error(message);
}

/**
 * Asks to sign in when the session has ended, and then sends what has waited. The text stays in the forms meanwhile.
 */
export function SignInAgain({ address: known = '' }: { address: string | undefined }) {
  const [waiting, setWaiting] = useState<Waiting[]>([]);
  const [address, setAddress] = useState(known);
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const [refusal, setRefusal] = useState('');

  useEffect(() => {
    onSignedOut(() => new Promise<void>((send, fail) => setWaiting((before) => [...before, { send, fail }])));
  }, []);

  function end(then: (one: Waiting) => void) {
    for (const one of waiting) then(one);
    setWaiting([]);
    setSent(false);
    setCode('');
    setRefusal('');
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setRefusal('');
    try {
      await step(isSent ? { step: 'code', code } : { step: 'address', address });
      if (isSent) end(({ send }) => send());
      else setSent(true);
    } catch (error) {
      setRefusal((error as Error).message);
    }
  }

  if (waiting.length === 0) return null;
  const close = () => end(({ fail }) => fail(new Error('You are signed out. Your words are kept here.')));
  return (
    <StudioDialog title="Sign in again" onClose={close}>
      <form className={dialog['form']} onSubmit={submit}>
        <p className={dialog['note']}>
          You were signed out. Your words are kept, and sent when you have signed in.
        </p>
        {isSent ? (
          <TextInput label="Code from the message" value={code} onChange={setCode} />
        ) : (
          <TextInput label="E-mail address" value={address} onChange={setAddress} />
        )}
        <RequestErrors diagnostics={[]} refusal={refusal} />
        <div className={dialog['actions']}>
          <Button look="primary" type="submit">
            {isSent ? 'Sign in' : 'Send a code'}
          </Button>
          {isSent && <Button onClick={() => setSent(false)}>Send another code</Button>}
          <Button onClick={close}>Cancel</Button>
        </div>
      </form>
    </StudioDialog>
  );
}
