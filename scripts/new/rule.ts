import { SEVERITIES } from '@json-site/compiler/diagnostics';
import { ADDITION_FOLDERS } from '@json-site/compiler/documents';
import { camelCase } from '@json-site/compiler/schema';
import { importOf } from '@json-site/content/folders';
import { ALL_RULES } from '@json-site/rules/rules';
import { checkName, type Starter, titleFromName, UsageError } from './starter.ts';

/** Creates a rule that finds nothing yet. */
export function ruleStarter(asked: string | undefined): Starter {
  const name = checkName('rule', asked);
  if (Object.hasOwn(SEVERITIES, name) || ALL_RULES.some(({ code }) => code === name))
    throw new UsageError(`The engine has a rule "${name}" already. Nothing was written.`);
  const folder = ADDITION_FOLDERS.rules;
  const file = `${folder}/${name}.ts`;
  const text = `import type { SiteRule } from '${importOf(folder, 'src/compiler/site-rule.ts')}';

/** ${titleFromName(name)}: what is wrong, and for whom. */
export const ${camelCase(name)}: SiteRule = {
  severity: 'warning',
  *check({ documentTexts }) {
    for (const { texts } of documentTexts)
      for (const { source, jsonPath, text } of texts)
        if (text.includes('!!'))
          yield { source, jsonPath, message: \`"\${text}" is loud.\`, hint: 'Write a full stop.' };
  },
};
`;
  return {
    files: { [file]: text },
    next: [
      `Write in ${file} what is wrong in the content of this site.`,
      'See what it finds with: npm run check -- --content',
    ],
  };
}
