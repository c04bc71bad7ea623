import { createServer, type Socket } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string;
  /** Headers and body as sent. */
  data: string;
}

/** Handles one connection: commands line by line, then the message until a lone dot. */
function handleConnection(socket: Socket, received: ReceivedMail[], rejects: (to: string) => boolean): void {
  let pending = '';
  let mail: ReceivedMail = { from: '', to: '', data: '' };
  let isMessage = false;
  const reply = (line: string) => socket.write(`${line}\r\n`);
  const command = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    const address = line.replace(/^[^<]*</, '').replace(/>.*$/, '');
    if (verb === 'RCPT' && rejects(address)) return reply('550 No such mailbox');
    if (verb === 'MAIL') mail = { from: address, to: '', data: '' };
    if (verb === 'RCPT') mail.to = address;
    if (verb === 'DATA') {
      isMessage = true;
      return reply('354 End with a lone dot');
    }
    if (verb === 'QUIT') return socket.end('221 Bye\r\n');
    return reply('250 OK');
  };
  reply('220 fake ready');
  socket
    .on('error', () => undefined)
    .on('data', (chunk) => {
      const lines = (pending + chunk).split('\r\n');
      pending = lines.pop() ?? '';
      for (const line of lines) {
        if (!isMessage) command(line);
        else if (line !== '.') mail.data += `${line}\n`;
        else {
          isMessage = false;
          received.push(mail);
          reply('250 Accepted');
        }
      }
    });
}

/** Starts a minimal SMTP server that collects mails; `refuses` selects unknown addresses. */
export function startFakeSmtp(
  rejects: (to: string) => boolean = () => false,
): Promise<{ url: string; received: ReceivedMail[]; close(): void }> {
  const received: ReceivedMail[] = [];
  const server = createServer((socket) => handleConnection(socket, received, rejects));
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ url: `smtp://127.0.0.1:${port}`, received, close: () => server.close() });
    });
  });
}
