import { describe, expect, it } from 'vitest';
import { toRow } from '../../../src/forms/submit/row.ts';
import { cleanAnswers, goodAnswers, readForm, readSiteSchema } from '../../support/forms.ts';

const quote = readForm('quote');
const contact = readForm('contact');

describe('the contact row', () => {
  it('has exactly its five columns, with null for empty values', () => {
    const values = cleanAnswers('contact', {
      name: 'Ann Lee',
      email: 'ann@example.org',
      company: ' ',
      message: 'Good morning',
    });
    expect(toRow(contact, values)).toEqual({
      name: 'Ann Lee',
      email: 'ann@example.org',
      company: null,
      phone: null,
      message: 'Good morning',
    });
  });
});

describe('the quote row', () => {
  it('has exactly the 26 columns of the quote record', () => {
    const columns = `name, email, phone, company, job_title, website, project_title, project_description, project_type,
      industry, project_goals, functional_requirements, technical_requirements, integration_needs, user_count,
      platform_requirements, desired_start_date, desired_completion_date, budget_range, priority, existing_systems,
      compliance_requirements, additional_services, how_did_you_hear, additional_comments, message`;
    expect(Object.keys(toRow(quote, {}))).toEqual(columns.split(/,\s+/));
  });

  it('renames fields, keeps lists and fills compliance_requirements from compliance', () => {
    const row = toRow(quote, goodAnswers(readSiteSchema('quote')));
    expect(row['compliance_requirements']).toBe('An answer to compliance');
    expect(row['job_title']).toBe('An answer to jobTitle');
    expect(row['platform_requirements']).toEqual(['Web Browser', 'iOS App']);
    expect(Object.values(row)).not.toContain(null);
  });

  it('combines title, description, goals and comments into one message', () => {
    const row = toRow(quote, goodAnswers(readSiteSchema('quote')));
    expect(row['message']).toMatchInlineSnapshot(`
      "Project: An answer to projectTitle

      Description: An answer to projectDescription

      Goals: An answer to projectGoals

      Additional comments: An answer to additionalComments"
    `);
  });

  it('calls a project without a title Untitled, and omits empty parts', () => {
    expect(toRow(quote, { projectDescription: 'Move our data' })['message']).toBe(
      'Project: Untitled\n\nDescription: Move our data',
    );
  });
});
