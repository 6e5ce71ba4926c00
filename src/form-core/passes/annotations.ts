import { keywordNamed } from '@json-site/compiler/load-schemas';
import { intended } from '@json-site/compiler/words';
import { FORMATS } from '../formats.ts';
import { isMadeOfName } from '../label-from-name.ts';
import { KNOWN_KEYWORDS, REFUSED_FORMATS } from '../vocabulary.ts';
import { origins } from './origins.ts';
import type { Pass, PassContext } from './pass.ts';
import { type Json, mapSchemas, without } from './schema-tree.ts';

/** Other names of formats that forms have. */
const SAME_FORMATS: Readonly<Record<string, string>> = {
  url: 'uri',
  iri: 'uri',
  'idn-email': 'email',
  phone: 'tel',
  telephone: 'tel',
  datetime: 'date-time',
};

const OTHER_TOOLS = 'Leave them for those tools. content/forms/ says how the form shows its fields.';

/** Keywords that documents around a schema have: they say nothing about values. */
const DOCUMENT = ['$vocabulary', '$dynamicAnchor', '$anchor', 'discriminator', 'xml', 'externalDocs'];

/** The keyword that a misspelt one means. */
const meantBy = (wrong: string) =>
  KNOWN_KEYWORDS.find((keyword) => keyword.toLowerCase() === wrong.toLowerCase()) ??
  intended(wrong, KNOWN_KEYWORDS);

function withoutUnknown(schema: Json, { remark }: PassContext): Json {
  const unknown = Object.keys(schema).filter(
    (keyword) =>
      keywordNamed(keyword)?.data == null &&
      keyword !== 'components' &&
      keyword !== 'errorMessage' &&
      !DOCUMENT.includes(keyword),
  );
  for (const keyword of unknown) {
    const at = origins.at(schema, keyword);
    const meant = keyword.startsWith('x-') ? undefined : meantBy(keyword);
    if (meant) {
      const message = `"${keyword}" is not a keyword of a data schema, and has no effect.`;
      remark({ at, message, hint: `Did you mean "${meant}"?`, isWarning: true });
    } else {
      const message = `A keyword of other tools has no effect on the form: ${JSON.stringify(keyword)}.`;
      remark({ at, message, hint: OTHER_TOOLS });
    }
  }
  return without(schema, ...unknown, ...DOCUMENT, ...(isMadeOfName(schema['title']) ? ['title'] : []));
}

function withKnownFormat(schema: Json, { remark }: PassContext): Json {
  const { format } = schema;
  if (typeof format !== 'string' || Object.hasOwn(FORMATS, format) || Object.hasOwn(REFUSED_FORMATS, format))
    return schema;
  if (Object.hasOwn(SAME_FORMATS, format)) return { ...schema, format: SAME_FORMATS[format] };
  const meant = intended(format, Object.keys(FORMATS));
  const hint = 'Leave it for other tools, or say with "pattern" what is allowed.';
  const message = `"format" is "${format}", which forms do not check.`;
  const slip = meant && { hint: `Did you mean "${meant}"?`, isWarning: true };
  remark({ at: origins.at(schema, 'format'), message, hint, ...slip });
  return without(schema, 'format');
}

/**
 * Removes what says nothing about values: keywords that JSON Schema does not have, and formats that validators may
 * ignore. Reports each of them once.
 */
export const removeAnnotations: Pass = (schema, context) =>
  mapSchemas(schema, (one) => withKnownFormat(withoutUnknown(one, context), context));
