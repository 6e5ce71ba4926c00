import { connect } from 'node:net';

/**
 * Targets that no URL parser reads. Each of the first ended the process, as a request or as the start of a web socket.
 */
export const UNREADABLE_TARGETS = [
  ...['http://[', 'http://a b/', 'javascript:[', '//a@[#', '/\\a@[#', 'a:[', 'HTTPS://[/about'],
  ...['http://a:99999999/', 'http://localhost//[', '//[', 'about', 'localhost:80'],
];

/**
 * Sends a request line as it is, and returns the status of the answer. Rejects when the server ends the connection
 * without one.
 */
export function statusOf(
  port: number,
  target: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const lines = Object.entries({ Host: `localhost:${port}`, Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, 'localhost', () =>
      socket.write(`GET ${target} HTTP/1.1\r\n${lines.join('')}\r\n`),
    );
    socket.setEncoding('latin1').on('data', (part) => {
      text += part;
      const [, status] = /^HTTP\/1\.1 (\d+)/.exec(text) ?? [];
      if (status === undefined) return;
      resolve(Number(status));
      socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`No answer to ${target}`)));
  });
}

/** The headers with which a browser opens a web socket of Vite. */
export const WEB_SOCKET = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Protocol': 'vite-hmr',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
};
