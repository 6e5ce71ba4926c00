import { type FormEvent, useState } from 'react';
import { slug } from '../../../compiler/source/routes.ts';
import { callDevApi } from '../../shared/call-dev-api.ts';
import { DialogActions } from '../controls/DialogActions.tsx';
import { SelectInput } from '../controls/SelectInput.tsx';
import dialog from '../controls/StudioDialog.module.css';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import { TextInput } from '../controls/TextInput.tsx';
import { RequestErrors } from '../diagnostics/RequestErrors.tsx';
import type { NewPage, NewPageResult, PageEntry, StudioDiagnostic } from '../protocol.ts';

interface NewPageDialogProps {
  pages: PageEntry[];
  /** The address of the section in which the author is, with a slash at its end. */
  section: string;
  onCreated: (route: string) => void;
  onClose: () => void;
}

/** Asks for the address, title and description of a new page, and for the blocks to start with. */
export function NewPageDialog({ pages, section, onCreated, onClose }: NewPageDialogProps) {
  const [page, setPage] = useState({ route: section, title: '', description: '' });
  /** True once the author has written the address; until then it follows the title. */
  const [hasAddress, setHasAddress] = useState(false);
  const [copyOf, setCopyOf] = useState('');
  const [diagnostics, setDiagnostics] = useState<StudioDiagnostic[]>([]);
  const [refusal, setRefusal] = useState('');
  const field = (name: keyof typeof page) => ({
    value: page[name],
    onChange: (text: string) => {
      if (name === 'route') setHasAddress(true);
      const route = name === 'title' && !hasAddress ? section + slug(text).replaceAll('/', '-') : page.route;
      setPage({ ...page, route, [name]: text });
    },
  });

  async function create(event: FormEvent) {
    event.preventDefault();
    const request: NewPage = { ...page, ...(copyOf && { copyOf }) };
    setRefusal('');
    try {
      const result = await callDevApi<NewPageResult>('studio/new', request);
      if (result.outcome === 'created') return onCreated(page.route);
      setDiagnostics(result.diagnostics);
    } catch (error) {
      setDiagnostics([]);
      setRefusal((error as Error).message);
    }
  }

  return (
    <StudioDialog title="New page" onClose={onClose}>
      <form className={dialog['form']} onSubmit={create}>
        <TextInput label="Title" hint="2 to 90 characters." {...field('title')} />
        <TextInput
          label="Address"
          hint="Its path on the site, made of the title. The folder is the section: /services/training."
          {...field('route')}
        />
        <TextInput
          label="Description"
          hint="What the page offers, for search results: 50 to 170 characters."
          {...field('description')}
        />
        <SelectInput label="Start with" value={copyOf} onChange={setCopyOf}>
          <option value="">The default blocks of a new page</option>
          {pages.map(({ file, title, route }) => (
            <option key={file} value={file}>
              The blocks of {title} ({route})
            </option>
          ))}
        </SelectInput>
        <RequestErrors diagnostics={diagnostics} refusal={refusal} />
        <DialogActions submit="Create the page" onCancel={onClose} />
      </form>
    </StudioDialog>
  );
}
