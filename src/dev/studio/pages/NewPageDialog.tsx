import { useState } from 'react';
import { slug } from '@json-site/compiler/documents';
import { callDevApi } from '@json-site/dev/shared';
import { FormDialog } from '../controls/FormDialog.tsx';
import { SelectInput, TextInput } from '../controls/fields.tsx';
import type { ChangeResult, NewPage, StudioSite } from '../protocol.ts';

interface NewPageDialogProps extends Pick<StudioSite, 'documents'> {
  /** The address of the section in which the author is, with a slash at its end. */
  section: string;
  onCreated: (route: string) => void;
  onClose: () => void;
}

/** Asks for the address, title and description of a new page, and for the blocks to start with. */
export function NewPageDialog({ documents, section, onCreated, onClose }: NewPageDialogProps) {
  const [page, setPage] = useState({ route: section, title: '', description: '' });
  /** True once the author has written the address; until then it follows the title. */
  const [hasAddress, setHasAddress] = useState(false);
  const [copyOf, setCopyOf] = useState('');
  const pages = documents.filter(({ kind }) => kind === 'pages');
  const field = (name: keyof typeof page) => ({
    value: page[name],
    onChange: (text: string) => {
      if (name === 'route') setHasAddress(true);
      const route = name === 'title' && !hasAddress ? section + slug(text).replaceAll('/', '-') : page.route;
      setPage({ ...page, route, [name]: text });
    },
  });

  async function create(signal: AbortSignal) {
    const request: NewPage = { ...page, ...(copyOf && { copyOf }) };
    const { diagnostics, address } = await callDevApi<ChangeResult>('studio/new', request, signal);
    if (address !== undefined) onCreated(address);
    return diagnostics;
  }

  return (
    <FormDialog title="New page" submit="Create the page" onSubmit={create} onClose={onClose}>
      <TextInput label="Title" hint="2 to 90 characters." {...field('title')} />
      <TextInput
        label="Address"
        hint="Its path on the site, made of the title. The folder is the section: /courses/first-aid."
        {...field('route')}
      />
      <TextInput
        label="Description"
        hint="What the page offers, for search results: 50 to 170 characters."
        {...field('description')}
      />
      <SelectInput label="Start with" value={copyOf} onChange={setCopyOf}>
        <option value="">The default blocks of a new page</option>
        {pages.map(({ file, title, address }) => (
          <option key={file} value={file}>
            The blocks of {title} ({address})
          </option>
        ))}
      </SelectInput>
    </FormDialog>
  );
}
