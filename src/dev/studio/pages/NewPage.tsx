import { type FormEvent, useState } from 'react';
import type { Diagnostic } from '../../../compiler/types.ts';
import { callDevApi } from '../../shared/call-dev-api.ts';
import { DialogActions } from '../controls/DialogActions.tsx';
import { SelectInput } from '../controls/SelectInput.tsx';
import dialog from '../controls/StudioDialog.module.css';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import { TextInput } from '../controls/TextInput.tsx';
import { DiagnosticText } from '../diagnostics/DiagnosticText.tsx';
import type { NewPage as NewPageRequest, NewPageResult, PageEntry } from '../protocol.ts';

interface NewPageProps {
  pages: PageEntry[];
  onMade: (route: string) => void;
  onClose: () => void;
}

/** Makes a page from its address, title and description; with the usual blocks or those of another page. */
export function NewPageDialog({ pages, onMade, onClose }: NewPageProps) {
  const [page, setPage] = useState({ route: '/', title: '', description: '' });
  const [copyOf, setCopyOf] = useState('');
  const [problems, setProblems] = useState<Diagnostic[]>([]);
  const [refusal, setRefusal] = useState('');
  const field = (name: keyof typeof page) => ({
    value: page[name],
    onChange: (text: string) => setPage({ ...page, [name]: text }),
  });

  async function make(event: FormEvent) {
    event.preventDefault();
    const request: NewPageRequest = { ...page, ...(copyOf && { copyOf }) };
    setRefusal('');
    try {
      const answer = await callDevApi<NewPageResult>('studio/new', request);
      if (answer.outcome === 'made') return onMade(page.route);
      setProblems(answer.problems);
    } catch (error) {
      setProblems([]);
      setRefusal((error as Error).message);
    }
  }

  return (
    <StudioDialog title="New page" onClose={onClose}>
      <form className={dialog['form']} onSubmit={make}>
        <TextInput
          label="Address"
          hint="Where it is on the site, for example /services/training. Its folder is its section."
          {...field('route')}
        />
        <TextInput label="Title" hint="The page's name, 2 to 90 characters." {...field('title')} />
        <TextInput
          label="Description"
          hint="What the page offers, for search results: 50 to 170 characters."
          {...field('description')}
        />
        <SelectInput label="Begin with" value={copyOf} onChange={setCopyOf}>
          <option value="">The usual blocks of a new page</option>
          {pages.map(({ file, title, route }) => (
            <option key={file} value={file}>
              The blocks of {title} ({route})
            </option>
          ))}
        </SelectInput>
        <DiagnosticText problems={problems} refusal={refusal} />
        <DialogActions submit="Make the page" onCancel={onClose} />
      </form>
    </StudioDialog>
  );
}
