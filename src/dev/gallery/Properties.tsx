import type { PropertyDescription } from '../../content/describe-schema.ts';
import styles from './Gallery.module.css';

/** What a block takes, from its schema. */
export function Properties({ block, properties }: { block: string; properties: PropertyDescription[] }) {
  return (
    <table className={styles['table']}>
      <caption>What {block} takes</caption>
      <thead>
        <tr>
          <th scope="col">Property</th>
          <th scope="col">Takes</th>
          <th scope="col">Required</th>
          <th scope="col">Limits</th>
          <th scope="col">For</th>
        </tr>
      </thead>
      <tbody>
        {properties.map(({ name, type, isRequired, limits, description }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{type}</td>
            <td>{isRequired ? 'yes' : 'no'}</td>
            <td>{limits}</td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
