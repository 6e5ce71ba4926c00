import { useState } from 'react';
import { callDevApi, useAnnounce, useLoaded } from '@json-site/dev/shared';
import { openAddress } from '../browser-history.ts';
import { Button } from '../controls/Button.tsx';
import { FormDialog } from '../controls/FormDialog.tsx';
import rows from '../controls/rows.module.css';
import { View } from '../controls/View.tsx';
import { RequestErrors } from '../diagnostics/DiagnosticList.tsx';
import { mayPublish } from '../editors/protocol.ts';
import type { ChangeResult, DocumentEntry, StudioDiagnostic, StudioSite } from '../protocol.ts';
import type { FormQuestions, Question, QuestionChange } from './protocol.ts';
import { QuestionDialog } from './QuestionDialog.tsx';
import { QuestionEntry } from './QuestionEntry.tsx';
import styles from './Questions.module.css';
import { WORDS } from './words.ts';

const BELOW = '/questions';

/** The address of the view with the questions of a form. */
export const questionsAddress = (form: string): string => form + BELOW;

/** The form of which a view has the questions; undefined for another address. */
export function formOfQuestions({ documents }: StudioSite, address: string): DocumentEntry | undefined {
  const form = address.endsWith(BELOW) ? address.slice(0, -BELOW.length) : undefined;
  return documents.find((one) => one.address === form && one.kind === 'forms' && !one.translates);
}

interface QuestionsViewProps {
  /** A new object after each change of the content. */
  site: StudioSite;
  form: DocumentEntry;
  /** Files of documents with a stored draft. */
  drafts: ReadonlySet<string>;
  onChanged: () => Promise<void>;
}

type Open = { kind: 'add' } | { kind: 'change' | 'remove'; question: Question };

/** What each change is announced as. */
const DONE = {
  add: WORDS.added,
  change: WORDS.changed,
  move: WORDS.moved,
  remove: WORDS.removed,
} as const;

/** The questions of a form: to add, word, order, require and remove. */
function Questions({ site, form, onChanged }: Omit<QuestionsViewProps, 'drafts'>) {
  const [loaded, error] = useLoaded<FormQuestions>('studio/questions', { file: form.file }, [site]);
  const [open, setOpen] = useState<Open | null>(null);
  const [refusal, setRefusal] = useState<{ refusal: string; diagnostics: readonly StudioDiagnostic[] }>();
  const announce = useAnnounce();
  if (!loaded) return <p role="status">{error || WORDS.loading}</p>;
  const { version, sections } = loaded;
  const close = () => setOpen(null);

  async function send(change: QuestionChange, label: string, signal?: AbortSignal) {
    setRefusal(undefined);
    const request = { file: form.file, version, change };
    const { diagnostics } = await callDevApi<ChangeResult>('studio/questions', request, signal);
    if (diagnostics.length > 0) return diagnostics;
    announce(DONE[change.kind](label));
    close();
    await onChanged();
    return [];
  }

  async function move({ name, label }: Question, by: -1 | 1) {
    try {
      const diagnostics = await send({ kind: 'move', name, by }, label);
      if (diagnostics.length > 0) setRefusal({ refusal: '', diagnostics });
    } catch (failure) {
      setRefusal({ refusal: (failure as Error).message, diagnostics: [] });
    }
  }

  const count = sections.flatMap(({ questions }) => questions).length;
  return (
    <>
      <div className={rows['actions']}>
        <Button look="primary" onClick={() => setOpen({ kind: 'add' })}>
          {WORDS.add}
        </Button>
        <Button onClick={() => openAddress(form.address)}>{WORDS.back}</Button>
      </div>
      {refusal && <RequestErrors {...refusal} />}
      {sections.map(({ id, heading, questions }, ofSection) => (
        <section key={id} aria-label={heading || id}>
          {sections.length > 1 && <h2 className={styles['heading']}>{heading || id}</h2>}
          <ol className={rows['list']}>
            {questions.map((question, index) => (
              <QuestionEntry
                key={question.name}
                question={question}
                isFirst={ofSection === 0 && index === 0}
                isLast={ofSection === sections.length - 1 && index === questions.length - 1}
                onMove={(by) => void move(question, by)}
                onOpen={(kind) => setOpen({ kind, question })}
              />
            ))}
          </ol>
        </section>
      ))}
      <p role="status" className={rows['note']}>
        {error || WORDS.count(count)}
      </p>
      {open && open.kind !== 'remove' && (
        <QuestionDialog
          question={open.kind === 'change' ? open.question : undefined}
          sections={sections}
          onSubmit={(change, signal) => send(change, 'label' in change ? change.label : '', signal)}
          onClose={close}
        />
      )}
      {open?.kind === 'remove' && (
        <FormDialog
          title={WORDS.removeTitle(open.question.label)}
          submit={WORDS.removeQuestion}
          onSubmit={(signal) =>
            send({ kind: 'remove', name: open.question.name }, open.question.label, signal)
          }
          onClose={close}
        >
          <p>{WORDS.consequences.remove}</p>
          <p>{WORDS.live}</p>
        </FormDialog>
      )}
    </>
  );
}

/** The view with the questions of a form, or why they cannot be changed now. */
export function QuestionsView({ site, form, drafts, onChanged }: QuestionsViewProps) {
  const isUnsaved = drafts.has(form.file);
  const isTheirs = !mayPublish(site.editor);
  return (
    <View title={WORDS.title(form.title)}>
      <div className={rows['view']}>
        {isTheirs || isUnsaved ? (
          <>
            <p>{isTheirs ? WORDS.notYours : WORDS.unsaved}</p>
            <Button onClick={() => openAddress(form.address)}>{WORDS.back}</Button>
          </>
        ) : (
          <>
            <p>{WORDS.intro}</p>
            <p>{WORDS.stored}</p>
            <p>{WORDS.live}</p>
            <Questions site={site} form={form} onChanged={onChanged} />
          </>
        )}
      </div>
    </View>
  );
}
