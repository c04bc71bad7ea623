import type { Socket } from 'node:net';
import { type Doc, isDocument } from '../bson/types';
import { ErrorCode } from '../error-codes';
import { MongoError } from '../errors';
import { encodeMessage } from './encode-message';
import { OpCode } from './layout';
import { parseMessage, type Request } from './parse-message';

const LARGEST_MESSAGE = 48_000_000;

/** A reply that cannot be encoded, because a document in it is too large, becomes an error. */
function encodeReplyTo(request: Request, reply: Doc): Buffer {
  try {
    return encodeMessage(request, reply);
  } catch (error) {
    const errmsg = `The reply is too large: ${error instanceof Error ? error.message : String(error)}`;
    return encodeMessage(request, {
      ok: 0,
      errmsg,
      code: ErrorCode.BSONObjectTooLarge,
      codeName: 'BSONObjectTooLarge',
    });
  }
}

/** The reply to a message with a value of a type that is not supported; undefined if the message is damaged. */
function refusalOf(message: Buffer, error: unknown): Buffer | undefined {
  if (!(error instanceof MongoError) || error.code !== ErrorCode.NotImplemented) return undefined;
  const { message: errmsg, code, codeName } = error;
  const request = { requestId: message.readInt32LE(4), opCode: OpCode.message };
  return encodeMessage(request, { ok: 0, errmsg, code, codeName });
}

/** Executes one command and returns the reply, or undefined to close the connection without one; never throws. */
export type Handler = (request: Request, connection: Connection) => Promise<Doc | undefined>;

/** One client connection: splits the stream into messages and replies to them in order. */
export class Connection {
  readonly #socket: Socket;
  readonly #handler: Handler;
  readonly id: number;
  /** The name of the application, as its client gave it with the first `hello`. */
  appName: string | undefined;
  #chunks: Buffer[] = [];
  #buffered = 0;
  #working = false;
  readonly #queue: Buffer[] = [];

  constructor(socket: Socket, id: number, handler: Handler) {
    this.#socket = socket;
    this.#handler = handler;
    this.id = id;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#receive(chunk));
    // A client that goes away in the middle of a message is no event; 'close' follows.
    socket.on('error', () => socket.destroy());
  }

  #receive(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#buffered += chunk.length;
    while (this.#buffered >= 4) {
      const size = this.#peekSize();
      if (size < 16 || size > LARGEST_MESSAGE) {
        this.#socket.destroy();
        return;
      }
      if (this.#buffered < size) break;
      this.#queue.push(this.#take(size));
    }
    if (!this.#working) void this.#work();
  }

  #peekSize(): number {
    const [first] = this.#chunks;
    if (first && first.length >= 4) return first.readInt32LE(0);
    this.#chunks = [Buffer.concat(this.#chunks)];
    return (this.#chunks[0] as Buffer).readInt32LE(0);
  }

  #take(size: number): Buffer {
    const all = this.#chunks.length === 1 ? (this.#chunks[0] as Buffer) : Buffer.concat(this.#chunks);
    this.#chunks = all.length > size ? [all.subarray(size)] : [];
    this.#buffered = all.length - size;
    return all.subarray(0, size);
  }

  async #work(): Promise<void> {
    this.#working = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await this.#reply(next);
    this.#working = false;
  }

  async #reply(message: Buffer): Promise<void> {
    let request: Request;
    try {
      request = parseMessage(message);
    } catch (error) {
      const refusal = refusalOf(message, error);
      // There is no reply to a message that cannot be read; MongoDB closes the connection too.
      if (refusal) this.#socket.write(refusal);
      else this.#socket.destroy();
      return;
    }
    const reply = await this.#handler(request, this);
    if (!reply) this.close();
    else if (!request.silent && !this.#socket.destroyed) this.#socket.write(encodeReplyTo(request, reply));
  }

  /** Reads the application's name from a client's first `hello`. */
  identify(body: Doc): void {
    if (!isDocument(body.client)) return;
    const { application } = body.client;
    if (isDocument(application) && typeof application.name === 'string') this.appName = application.name;
  }

  close(): void {
    this.#socket.destroy();
  }
}
