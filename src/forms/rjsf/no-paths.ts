/** Replaces the part of @rjsf/utils that lists the paths of all fields, which only its `omitExtraData` would need. */
export default function toPathSchema(): never {
  throw new Error('Nothing in a form of this project asks for the paths of its fields.');
}
