import { createServer, connect as openSocket, type Socket } from 'node:net';
import { buildReply, type Command, MessageReader, readCommand, repliesTo } from './wire';

/**
 * What happens to one command: `lost-before` cuts the connection before the database sees it, `lost-after` when it has
 * been executed, `not-primary` refuses it as a server that has stepped down, `conflict` as one that met another
 * transaction, `stall` holds it back.
 */
export const FAULTS = ['lost-before', 'lost-after', 'not-primary', 'conflict', 'stall'] as const;
export type Fault = (typeof FAULTS)[number];

/** Commands that change nothing. */
const READING = new Set(['find', 'aggregate', 'count', 'distinct', 'getMore']);
/** Commands of the driver itself. */
const OWN = new Set(['hello', 'isMaster', 'ismaster', 'ping', 'endSessions', 'killCursors']);
const STALL_MS = 400;

interface Armed {
  fault: Fault;
  /** Commands to let through first. */
  skip: number;
  /** Commands that fail after that. */
  times: number;
}

const isTransactional = ({ document }: Command) => document.autocommit === false;

/** The reply of a server that refuses a command, labelled as MongoDB labels it. */
function refusal(command: Command, code: number, codeName: string): Buffer {
  const isCommit = command.name === 'commitTransaction' || command.name === 'abortTransaction';
  const inTransaction = isTransactional(command) && !isCommit;
  // A conflict is met by a commit too, and undoes its transaction.
  const isTransient = inTransaction || (code === 112 && isTransactional(command));
  const isRetryable = code === 10107 && command.document.txnNumber !== undefined && !inTransaction;
  const errorLabels = [
    ...(isTransient ? ['TransientTransactionError'] : []),
    ...(isRetryable ? ['RetryableWriteError'] : []),
  ];
  return buildReply(command.requestId, {
    ok: 0,
    code,
    codeName,
    errmsg: `Injected ${codeName}`,
    errorLabels,
  });
}

/** A connection between the api and its database in which chosen commands fail. */
export class FaultyConnection {
  /** Names of the commands seen since the last `arm` or `record`. */
  commands: string[] = [];
  /** Names of the commands that failed. */
  failed: string[] = [];
  /** Collections that commands may have written, whether they failed or not. */
  readonly written = new Set<string>();
  private armed: Armed | null = null;
  private readonly server;

  private constructor(private readonly target: { host: string; port: number }) {
    this.server = createServer({ noDelay: true }, (socket) => this.join(socket));
  }

  /** Listens on a free port in front of the database at this address. */
  static async to(uri: string): Promise<{ connection: FaultyConnection; uri: string }> {
    const address = new URL(uri);
    const connection = new FaultyConnection({ host: address.hostname, port: Number(address.port) });
    await new Promise<void>((done) => connection.server.listen(0, '127.0.0.1', done));
    const bound = connection.server.address();
    if (!bound || typeof bound === 'string') throw new Error('The connection has no port');
    address.hostname = '127.0.0.1';
    address.port = String(bound.port);
    address.searchParams.set('directConnection', 'true');
    return { connection, uri: address.href };
  }

  /** Counts commands without a fault. */
  record(): void {
    this.commands = [];
    this.failed = [];
    this.armed = null;
  }

  arm(armed: Armed): void {
    this.record();
    this.armed = armed;
  }

  close(): void {
    this.server.close();
  }

  /** Returns the fault that hits this command, and counts it. */
  private faultFor(command: Command): Fault | null {
    if (OWN.has(command.name)) return null;
    const target = command.document[command.name];
    if (!READING.has(command.name) && typeof target === 'string') this.written.add(target);
    const at = this.commands.push(command.name) - 1;
    const { armed } = this;
    if (!armed || at < armed.skip || at >= armed.skip + armed.times) return null;
    if (armed.fault === 'conflict' && !isTransactional(command)) return null;
    this.failed.push(command.name);
    return armed.fault;
  }

  private join(client: Socket): void {
    const database = openSocket({ ...this.target, noDelay: true });
    const cut = () => {
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) socket.on('error', cut).on('close', cut);
    const doomed = new Set<number>();
    const requests = new MessageReader();
    const replies = new MessageReader();
    client.on('data', (bytes: Buffer) => {
      for (const message of requests.read(bytes)) {
        const command = readCommand(message);
        const fault = command && this.faultFor(command);
        if (!command || !fault) database.write(message);
        else if (fault === 'lost-before') cut();
        else if (fault === 'not-primary') client.write(refusal(command, 10107, 'NotWritablePrimary'));
        else if (fault === 'conflict') client.write(refusal(command, 112, 'WriteConflict'));
        else if (fault === 'stall') setTimeout(() => database.write(message), STALL_MS);
        else {
          doomed.add(command.requestId);
          database.write(message);
        }
      }
    });
    database.on('data', (bytes: Buffer) => {
      for (const message of replies.read(bytes)) {
        if (doomed.has(repliesTo(message))) cut();
        else client.write(message);
      }
    });
  }
}
