import type { Schema } from '../../../compiler/schema/schema-set.ts';
import { isObject } from '../../../compiler/schema/schema-walk.ts';
import type { ControlProps } from '../../../forms/types.ts';
import { useAnnounce } from '../controls/announce.tsx';
import { alternativeBeside } from './alternative-beside.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { PictureButtons } from './PictureButtons.tsx';

/** A field for a picture: its name, and buttons that upload or choose one. Asks for the text alternative at once. */
export function PictureField(props: ControlProps) {
  const { id, label, registry, onChange } = props;
  const announce = useAnnounce();

  function choose(name: string) {
    onChange(name);
    const root: unknown = registry.rootSchema;
    const beside = isObject(root) ? alternativeBeside(id, root as Schema) : undefined;
    if (!beside) return announce(`Chose ${name}.`);
    // The field renders first if the picture was the first value of its part.
    requestAnimationFrame(() => document.getElementById(beside)?.focus());
    announce(`Chose ${name}. Describe what it shows, for people who cannot see it.`);
  }

  return (
    <PictureButtons label={label} onChoose={choose}>
      <ChoiceField {...props} />
    </PictureButtons>
  );
}
