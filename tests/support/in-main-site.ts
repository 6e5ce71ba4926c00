// The engine's tests use the site in whose folder they run: the main site, unless they are started in another one.
// Vitest runs this module in each worker, before any that reads the folder.

const folder = process.env['MAIN_SITE'];
if (folder) process.chdir(folder);
