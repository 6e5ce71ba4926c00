import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeNeutralProject } from '../neutral/project.ts';

// npm run bench neutral-content -- <folder of neutral content> <folder of the new project>

const [neutral = '', folder = ''] = process.argv.slice(3);
if (!neutral || !folder || !existsSync(path.join(neutral, 'site.json'))) {
  console.error(
    'Name a folder of neutral content (with site.json and pages/) and the folder of the new project:\n' +
      'npm run bench neutral-content -- <from> <to>',
  );
  process.exit(1);
}
const count = await writeNeutralProject(path.resolve(neutral), path.resolve(folder));
console.log(`${count} pages in ${folder}. Build them with: cd ${folder} && npx vite build`);
