import { allFields, type DataField } from '@json-site/form-core/schema';
import { labelWritten, plainName } from './field-names.ts';

/** The autocomplete tokens of details that people have about themselves, by the usual names of such fields. */
const AUTOCOMPLETE: [names: RegExp, token: string][] = [
  [/^(full|your)?name$/, 'name'],
  [/^(first|given|fore)names?$/, 'given-name'],
  [/^(last|family|sur)name$/, 'family-name'],
  [/^(your)?e?mail(address)?$/, 'email'],
  [/^(tele|mobile)?(phone|tel)(number)?$/, 'tel'],
  [/^(company|organi[sz]ation)(name)?$/, 'organization'],
  [/^jobtitle$/, 'organization-title'],
  [/^(street|streetaddress|address1|street1|(address)?line1)$/, 'address-line1'],
  [/^(address2|street2|(address)?line2)$/, 'address-line2'],
  [/^(city|town|townorcity)$/, 'address-level2'],
  [/^(county|state|province)$/, 'address-level1'],
  [/^(postcode|postalcode|zip(code)?)$/, 'postal-code'],
  [/^country$/, 'country-name'],
  [/^(birthday|birthdate|dateofbirth|dob)$/, 'bday'],
];

/** The token of a detail that people have about themselves, in a field that is in no list. */
const tokenOf = ({ kind, path, name }: DataField): string | undefined =>
  kind === 'text' && !path.includes('*')
    ? AUTOCOMPLETE.find(([names]) => names.test(plainName(name)))?.[1]
    : undefined;

/** Names of groups with details of an organisation, whose `name` is no person's. */
const OF_ORGANISATION = /organi[sz]ation|company|business|charity|employer|school/;

/** Names of groups with details of the visitor. */
const OF_VISITOR =
  /^(your|my|applicant|(main|primary)?contact|visitor|customer|you|personal|submitter|reporter|sender)/;

/** Whether a field is about the visitor: no entry of a list, and in the first group with details of a person. */
export function autocompleteOf(field: DataField, visitor: ReadonlyMap<string, string>): string | undefined {
  const token = tokenOf(field);
  return token !== undefined && visitor.get(token) === field.path.join('.') ? token : undefined;
}

/** The field of each token that belongs to the visitor: the path of the first one, in a group that may be theirs. */
export function visitorFields(fields: readonly DataField[]): Map<string, string> {
  const found = new Map<string, string>();
  const groupOf = ({ path }: DataField) => path.slice(0, -1).join('.');
  const titles = new Map(allFields(fields).map((field) => [field.path.join('.'), labelWritten(field)]));
  const isOfOrganisation = (group: string) => OF_ORGANISATION.test(plainName(titles.get(group) ?? ''));
  const ofPeople = allFields(fields).filter(
    (field) => tokenOf(field) !== undefined && !isOfOrganisation(groupOf(field)),
  );
  const groups = [...new Set(ofPeople.map(groupOf))];
  const saysSo = (group: string) =>
    group === '' || OF_VISITOR.test(plainName(titles.get(group) ?? '')) || OF_VISITOR.test(plainName(group));
  // Several people, of whom none is named as the visitor: nobody knows whom the first one is.
  const own = groups.find(saysSo) ?? (groups.length === 1 ? groups[0] : undefined);
  const isOwn = (group: string) =>
    own !== undefined && (group === own || (own !== '' && group.startsWith(`${own}.`)));
  for (const field of ofPeople) {
    const token = tokenOf(field);
    if (token !== undefined && isOwn(groupOf(field)) && !found.has(token))
      found.set(token, field.path.join('.'));
  }
  return found;
}
