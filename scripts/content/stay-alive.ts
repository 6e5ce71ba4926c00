/**
 * Runs `start` so that the server it creates outlives its standard input. Vite stops a server when its input
 * ends, which in a container, a service or `npm start &` is at once; only `CI` tells it not to.
 */
export async function stayAlive<Server>(start: () => Promise<Server>): Promise<Server> {
  const { CI } = process.env;
  process.env['CI'] = 'true';
  try {
    return await start();
  } finally {
    if (CI === undefined) delete process.env['CI'];
    else process.env['CI'] = CI;
  }
}
