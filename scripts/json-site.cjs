#!/usr/bin/env node
// CommonJS: in a folder with a backslash in its path, Node.js runs no other module.
const found = [process.cwd(), __dirname].find(
  (folder) => process.platform !== 'win32' && folder.includes('\\'),
);
if (found) {
  console.error(
    `${found} has "\\" in its path, which the build cannot read. Nothing was changed. Choose or rename the folder.`,
  );
  process.exitCode = 1;
} else import('./run.mjs');
