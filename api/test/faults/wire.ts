import { BSON } from 'mongodb';

/** Bytes of a message's header: length, request id, id of the request it responds to, and opcode. */
const HEADER = 16;
/** Bytes of an OP_MSG before its first document: the header, the flags, and the kind of the first section. */
const PREFIX = HEADER + 5;
const OP_MSG = 2013;

/** A command on its way from the driver to the database. */
export interface Command {
  requestId: number;
  name: string;
  document: BSON.Document;
}

/** Cuts a stream of bytes into MongoDB's messages. */
export class MessageReader {
  private rest = Buffer.alloc(0);

  /** Returns the messages completed by these bytes. */
  read(bytes: Buffer): Buffer[] {
    this.rest = Buffer.concat([this.rest, bytes]);
    const messages: Buffer[] = [];
    while (this.rest.length >= HEADER && this.rest.length >= this.rest.readInt32LE(0)) {
      const length = this.rest.readInt32LE(0);
      messages.push(this.rest.subarray(0, length));
      this.rest = this.rest.subarray(length);
    }
    return messages;
  }
}

/** Returns the command in a message; null for the handshake's older message type. */
export function readCommand(message: Buffer): Command | null {
  if (message.readInt32LE(12) !== OP_MSG) return null;
  const document = BSON.deserialize(message.subarray(PREFIX), { allowObjectSmallerThanBufferSize: true });
  return { requestId: message.readInt32LE(4), name: Object.keys(document)[0] ?? '', document };
}

/** The id of the request that a reply belongs to. */
export const repliesTo = (message: Buffer): number => message.readInt32LE(8);

/** Builds a reply to a request. */
export function buildReply(requestId: number, document: BSON.Document): Buffer {
  const body = BSON.serialize(document);
  const prefix = Buffer.alloc(PREFIX);
  prefix.writeInt32LE(PREFIX + body.length, 0);
  prefix.writeInt32LE(requestId, 8);
  prefix.writeInt32LE(OP_MSG, 12);
  return Buffer.concat([prefix, body]);
}
