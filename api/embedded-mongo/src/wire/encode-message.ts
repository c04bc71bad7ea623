import { addReply } from '../bson/encode-reply';
import type { Doc } from '../bson/types';
import { HEADER, OpCode } from './layout';
import type { Request } from './parse-message';

let lastRequestId = 0;

/** Encodes the reply to a request. */
export function encodeMessage(request: Pick<Request, 'requestId' | 'opCode'>, reply: Doc): Buffer {
  const query = request.opCode === OpCode.query;
  const head = Buffer.alloc(query ? HEADER + 20 : HEADER + 5);
  const parts = [head];
  const size = head.length + addReply(parts, reply);
  head.writeInt32LE(size, 0);
  lastRequestId = (lastRequestId + 1) & 0x7fffffff;
  head.writeInt32LE(lastRequestId, 4);
  head.writeInt32LE(request.requestId, 8);
  head.writeInt32LE(query ? OpCode.reply : OpCode.message, 12);
  if (query) head.writeInt32LE(1, HEADER + 16);
  return Buffer.concat(parts, size);
}
