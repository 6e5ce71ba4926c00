import { expect, test } from 'vitest';
import { isMadeOfName, labelFromName } from './label-from-name.ts';

test.each([
  ['firstName', 'First name'],
  ['first_name', 'First name'],
  ['VAFileNumber', 'VA file number'],
  ['addressLine1', 'Address line 1'],
  ['street2', 'Street 2'],
  ['box_10', 'Box 10'],
  ['schedule_a1', 'Schedule a1'],
  ['form4142a', 'Form4142a'],
  ['ssn', 'SSN'],
  ['applicantId', 'Applicant ID'],
  ['userIDsDetails', 'User IDs details'],
  ['vatNumber', 'VAT number'],
  ['status', 'Status'],
  ['firstname', 'First name'],
  ['zipcode', 'Zip code'],
  ['username', 'Username'],
])('makes of %s the label %s', (name, label) => expect(labelFromName(name)).toBe(label));

test.each(['The First_name Schema', 'The Summary of costs Schema'])(
  'knows that %s is made of a name',
  (title) => expect(isMadeOfName(title)).toBe(true),
);
