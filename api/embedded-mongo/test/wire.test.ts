import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { serialize } from 'bson';
import { describe, expect, it } from 'vitest';
import { externalUri, useDatabase } from './support/database';

const database = useDatabase();

async function open(): Promise<Socket> {
  const [address] = database.client.options.hosts;
  const socket = connect({ host: address?.host ?? '', port: address?.port ?? 0 });
  await once(socket, 'connect');
  return socket;
}

/** An OP_MSG with the given body. */
function message(body: Uint8Array): Buffer {
  const head = Buffer.alloc(21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(7, 4);
  head.writeInt32LE(2013, 12);
  return Buffer.concat([head, body]);
}

const ping = message(serialize({ ping: 1, $db: 'admin' }));

describe.skipIf(externalUri)('the wire', () => {
  it('accepts messages in fragments and several together, and replies in order', async () => {
    const socket = await open();
    const replies: number[] = [];
    const complete = new Promise<void>((resolve) => {
      let buffered = Buffer.alloc(0);
      socket.on('data', (chunk: Buffer) => {
        buffered = Buffer.concat([buffered, chunk]);
        while (buffered.length >= 16 && buffered.length >= buffered.readInt32LE(0)) {
          replies.push(buffered.readInt32LE(8));
          buffered = buffered.subarray(buffered.readInt32LE(0));
        }
        if (replies.length === 3) resolve();
      });
    });
    const numbered = [1, 2, 3].map((id) => {
      const copy = Buffer.from(ping);
      copy.writeInt32LE(id, 4);
      return copy;
    });
    const all = Buffer.concat(numbered);
    for (let at = 0; at < all.length; at += 7) socket.write(all.subarray(at, at + 7));
    await complete;
    expect(replies).toEqual([1, 2, 3]);
    socket.destroy();
  });

  it.each([
    ['an impossible length', Buffer.from([1, 0, 0, 0, 1, 1, 1, 1])],
    ['an unknown kind of message', Buffer.from(ping).fill(99, 12, 13)],
    ['a body that is cut', message(Buffer.from([200, 0, 0, 0, 2, 0x61, 0]))],
    ['noise', Buffer.alloc(400, 0xab)],
  ])('closes the connection on %s, and continues to serve others', async (_, bytes) => {
    const socket = await open();
    socket.on('error', () => {});
    socket.write(bytes);
    await once(socket, 'close');
    expect(await database.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  it('does not store a document that could not be read again', async () => {
    const broken = Buffer.from(serialize({ _id: 1, inner: { a: 1 } }));
    // The embedded document claims to be longer than it is.
    broken.writeInt32LE(4000, broken.indexOf('inner') + 6);
    const socket = await open();
    const body = Buffer.from(serialize({ insert: 'broken', $db: database.db.databaseName }));
    const section = Buffer.concat([Buffer.from([1, 0, 0, 0, 0]), Buffer.from('documents\0'), broken]);
    section.writeInt32LE(section.length - 1, 1);
    const request = Buffer.concat([message(body), section]);
    request.writeInt32LE(request.length, 0);
    socket.write(request);
    const [reply] = (await once(socket, 'data')) as [Buffer];
    expect(reply.includes('invalid BSON')).toBe(true);
    socket.destroy();
    expect(await database.db.collection('broken').countDocuments()).toBe(0);
  });
});
