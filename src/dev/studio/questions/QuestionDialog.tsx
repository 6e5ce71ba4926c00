import { useState } from 'react';
import { FormDialog } from '../controls/FormDialog.tsx';
import { SelectInput, TextInput } from '../controls/fields.tsx';
import dialog from '../controls/StudioDialog.module.css';
import type { StudioDiagnostic } from '../protocol.ts';
import { OptionList } from './OptionList.tsx';
import {
  hasOptions,
  QUESTION_KINDS,
  type Question,
  type QuestionChange,
  type QuestionKind,
  type QuestionSection,
} from './protocol.ts';
import { KIND_LABELS, LOCK_NOTES, OTHER_KIND, WORDS } from './words.ts';

const EMPTY_OPTIONS = [
  { value: '', label: '' },
  { value: '', label: '' },
];

interface QuestionDialogProps {
  /** Undefined for a new one. */
  question: Question | undefined;
  sections: readonly QuestionSection[];
  onSubmit: (change: QuestionChange, signal: AbortSignal) => Promise<readonly StudioDiagnostic[]>;
  onClose: () => void;
}

/** Asks what a question says, whether it must be answered, and its options. */
export function QuestionDialog({ question, sections, onSubmit, onClose }: QuestionDialogProps) {
  const [kind, setKind] = useState<QuestionKind>(question?.kind ?? 'text');
  const [section, setSection] = useState(sections.at(-1)?.id ?? '');
  const [label, setLabel] = useState(question?.label ?? '');
  const [hint, setHint] = useState(question?.hint ?? '');
  const [isRequired, setRequired] = useState(question?.isRequired ?? false);
  const [options, setOptions] = useState(question?.options.length ? question.options : EMPTY_OPTIONS);
  const lock = question?.lock ?? null;
  const isWithOptions = hasOptions(question ? question.kind : kind);

  function send(signal: AbortSignal) {
    const texts = { label, hint, isRequired, options: isWithOptions ? options : [] };
    const change: QuestionChange = question
      ? { kind: 'change', name: question.name, ...texts }
      : { kind: 'add', of: kind, section, ...texts };
    return onSubmit(change, signal);
  }

  return (
    <FormDialog
      title={question ? WORDS.change(question.label) : WORDS.add}
      submit={question ? WORDS.save : WORDS.add}
      onSubmit={send}
      onClose={onClose}
    >
      <TextInput label={WORDS.label} hint={WORDS.labelHint} value={label} onChange={setLabel} />
      <TextInput label={WORDS.hint} isOptional value={hint} onChange={setHint} />
      {question ? (
        <p>
          {WORDS.kind}: <strong>{question.kind ? KIND_LABELS[question.kind] : OTHER_KIND}</strong>
        </p>
      ) : (
        <SelectInput label={WORDS.kind} value={kind} onChange={(value) => setKind(value as QuestionKind)}>
          {QUESTION_KINDS.map((one) => (
            <option key={one} value={one}>
              {KIND_LABELS[one]}
            </option>
          ))}
        </SelectInput>
      )}
      {!question && sections.length > 1 && (
        <SelectInput label={WORDS.section} value={section} onChange={setSection}>
          {sections.map(({ id, heading }) => (
            <option key={id} value={id}>
              {heading || id}
            </option>
          ))}
        </SelectInput>
      )}
      {lock ? (
        <p>{LOCK_NOTES[lock]}</p>
      ) : (
        <>
          {isWithOptions && <OptionList options={options} onChange={setOptions} />}
          <label className={dialog['check']}>
            <input
              type="checkbox"
              checked={isRequired}
              onChange={(event) => setRequired(event.currentTarget.checked)}
            />
            {WORDS.required}
          </label>
          <p className={dialog['note']}>{WORDS.consequences[question ? 'change' : 'add']}</p>
        </>
      )}
    </FormDialog>
  );
}
