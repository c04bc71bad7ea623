import { createServer, type Socket } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string;
  /** Headers and body as they were sent. */
  data: string;
}

/** One connection: commands line by line, then the message until a lone dot. */
function converse(socket: Socket, received: ReceivedMail[], refuses: (to: string) => boolean): void {
  let pending = '';
  let mail: ReceivedMail = { from: '', to: '', data: '' };
  let isMessage = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const command = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    const address = line.replace(/^[^<]*</, '').replace(/>.*$/, '');
    if (verb === 'RCPT' && refuses(address)) return say('550 No such mailbox');
    if (verb === 'MAIL') mail = { from: address, to: '', data: '' };
    if (verb === 'RCPT') mail.to = address;
    if (verb === 'DATA') {
      isMessage = true;
      return say('354 Go on');
    }
    if (verb === 'QUIT') return socket.end('221 Bye\r\n');
    return say('250 OK');
  };
  say('220 fake ready');
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
          say('250 Taken');
        }
      }
    });
}

/** A mail server as far as taking mails goes; `refuses` says which addresses it does not know. */
export function startFakeSmtp(
  refuses: (to: string) => boolean = () => false,
): Promise<{ url: string; received: ReceivedMail[]; close(): void }> {
  const received: ReceivedMail[] = [];
  const server = createServer((socket) => converse(socket, received, refuses));
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ url: `smtp://127.0.0.1:${port}`, received, close: () => server.close() });
    });
  });
}
