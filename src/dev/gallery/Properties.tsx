import type { PropertyDescription } from '../../compiler/schema/describe-schema.ts';
import { PropertyTable } from './PropertyTable.tsx';

/** What a block takes, from its schema. */
export function Properties({ block, properties }: { block: string; properties: PropertyDescription[] }) {
  return (
    <PropertyTable caption={`What ${block} takes`} heads={['Property', 'Takes', 'Required', 'Limits', 'For']}>
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
    </PropertyTable>
  );
}
