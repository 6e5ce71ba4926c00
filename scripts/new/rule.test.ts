import { expect, test } from 'vitest';
import { ruleStarter } from './rule.ts';

test('starts a rule under the name of its file', () => {
  const { files } = ruleStarter('loud-title');
  expect(files['src/site/rules/loud-title.ts']).toContain('export const loudTitle: SiteRule = {');
});

test('refuses the name of a rule of the engine', () => {
  expect(() => ruleStarter('vague-link')).toThrow('The engine has a rule "vague-link" already.');
});
