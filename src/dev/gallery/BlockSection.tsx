import { buttonClass } from '../../ui/links/button.ts';
import { useCopy } from './copy.tsx';
import { ExamplePreview, type PreviewScheme } from './ExamplePreview.tsx';
import styles from './Gallery.module.css';
import { Properties } from './Properties.tsx';
import type { GalleryBlock, GalleryExample } from './protocol.ts';

const WIDTHS = [390, 768, 1440];

interface ExampleProps {
  example: GalleryExample;
  name: string;
  schemes: PreviewScheme[];
  version: number;
}

function Example({ example, name, schemes, version }: ExampleProps) {
  const copy = useCopy();
  return (
    <article className={styles['example']} aria-label={name}>
      <div className={styles['previews']}>
        {schemes.map((scheme) => (
          <div key={scheme} className={styles['row']}>
            {WIDTHS.map((width) => (
              <ExamplePreview
                key={width}
                path={example.path}
                name={name}
                width={width}
                scheme={scheme}
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
        {example.diagnostics.map((problem) => (
          <pre key={problem} className={styles['problem']}>
            {problem}
          </pre>
        ))}
      </div>
    </article>
  );
}

interface BlockSectionProps {
  block: GalleryBlock;
  schemes: PreviewScheme[];
  version: number;
}

/** One block: what it is for, each example at each width, what it takes. */
export function BlockSection({ block, schemes, version }: BlockSectionProps) {
  const { type, description, properties, examples } = block;
  return (
    <section id={type} aria-labelledby={`${type}-heading`} className={styles['block']}>
      <h2 id={`${type}-heading`}>
        <a href={`#${type}`}>{type}</a>
      </h2>
      <p>{description}</p>
      {examples.map((example, index) => (
        <Example
          key={example.path}
          example={example}
          name={`${type}, example ${index + 1}`}
          schemes={schemes}
          version={version}
        />
      ))}
      <Properties block={type} properties={properties} />
    </section>
  );
}
