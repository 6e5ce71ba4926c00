import { buttonClass } from '@json-site/ui/links/button';
import styles from './BlockSection.module.css';
import { CaptionedTable } from './CaptionedTable.tsx';
import { ExamplePreview, type PreviewScheme } from './examples/ExamplePreview.tsx';
import { GallerySection } from './GallerySection.tsx';
import type { GalleryBlock, GalleryExample } from './protocol.ts';
import { useCopy } from './use-copy.ts';

const WIDTHS = [390, 768, 1440];

interface BlockSectionProps {
  block: GalleryBlock;
  schemes: PreviewScheme[];
  theme: string;
  version: number;
}

interface ExampleProps extends Omit<BlockSectionProps, 'block'> {
  example: GalleryExample;
  name: string;
}

function Example({ example, name, schemes, theme, version }: ExampleProps) {
  const copy = useCopy();
  return (
    <article className={styles['example']} aria-label={name}>
      <div>
        {schemes.map((scheme) => (
          <div key={scheme} className={styles['row']}>
            {WIDTHS.map((width) => (
              <ExamplePreview
                key={width}
                path={example.path}
                name={name}
                width={width}
                scheme={scheme}
                theme={theme}
                version={version}
              />
            ))}
          </div>
        ))}
      </div>
      <div className={styles['json']}>
        <button
          type="button"
          className={buttonClass('secondary')}
          onClick={() => copy(example.json, `the JSON of ${name}`)}
        >
          Copy JSON
        </button>
        <pre className={styles['code']}>{example.json}</pre>
        {example.diagnostics.map((diagnostic) => (
          <pre key={diagnostic} className={styles['diagnostic']}>
            {diagnostic}
          </pre>
        ))}
      </div>
    </article>
  );
}

function Properties({ type: block, properties }: GalleryBlock) {
  return (
    <CaptionedTable
      caption={`Properties of ${block}`}
      heads={['Property', 'Type', 'Required', 'Limits', 'Description']}
    >
      {properties.map(({ name, type, isRequired, limits, description }, index) => (
        // Alternatives may each have a property with one name.
        <tr key={index}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>{type}</td>
          <td>{isRequired ? 'yes' : 'no'}</td>
          <td>{limits}</td>
          <td>{description}</td>
        </tr>
      ))}
    </CaptionedTable>
  );
}

/** Describes one block: its purpose, its examples at each width, and its properties. */
export function BlockSection({ block, schemes, theme, version }: BlockSectionProps) {
  const { type, description, examples } = block;
  return (
    <GallerySection id={type} title={type} isLinked>
      <p>{description}</p>
      {examples.map((example, index) => (
        <Example
          key={example.path}
          example={example}
          name={`${type}, example ${index + 1}`}
          schemes={schemes}
          theme={theme}
          version={version}
        />
      ))}
      <Properties {...block} />
    </GallerySection>
  );
}
