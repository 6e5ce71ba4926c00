import type { PropertyDescription } from '../../compiler/schema/describe-schema.ts';
import { CaptionedTable } from './CaptionedTable.tsx';

/** Lists the properties of a block, from its schema. */
export function Properties({ block, properties }: { block: string; properties: PropertyDescription[] }) {
  return (
    <CaptionedTable
      caption={`Properties of ${block}`}
      heads={['Property', 'Type', 'Required', 'Limits', 'Description']}
    >
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
    </CaptionedTable>
  );
}
