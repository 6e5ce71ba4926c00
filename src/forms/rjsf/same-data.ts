/**
 * Replaces the part of @rjsf/utils that fits the data to another schema: the schema of a form never changes, and the
 * studio changes the data itself where an editor chooses another alternative.
 */
export default function sanitizeDataForNewSchema<Data>(_new: unknown, _old: unknown, data: Data): Data {
  return data;
}
