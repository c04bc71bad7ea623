import type { Span, Tracing } from '@saltbush/contract/tracing';
import type { Document, MongoClient } from 'mongodb';

/** @returns the collection that a command is about, if it names one */
function collectionOf(commandName: string, command: Document): string | undefined {
  const collection = commandName === 'getMore' ? command.collection : command[commandName];
  return typeof collection === 'string' ? collection : undefined;
}

/**
 * Makes each command of a request a span: the command's name and its collection, never what it looks for or stores. The
 * driver's own events tell it. Commands of jobs, and those that watch over the servers, belong to no request.
 */
export function traceCommands(client: MongoClient, tracing: Tracing): void {
  const running = new Map<number, Span>();
  client.on('commandStarted', ({ requestId, commandName, command }) => {
    const collection = collectionOf(commandName, command);
    const span = tracing.startPart({
      name: collection ? `${commandName} ${collection}` : commandName,
      kind: 'client',
      attributes: {
        'db.system.name': 'mongodb',
        'db.operation.name': commandName,
        'db.collection.name': collection,
      },
    });
    if (span) running.set(requestId, span);
  });
  const end = (requestId: number, hasFailed: boolean) => {
    const span = running.get(requestId);
    running.delete(requestId);
    if (hasFailed) span?.fail();
    span?.end();
  };
  client.on('commandSucceeded', ({ requestId }) => end(requestId, false));
  client.on('commandFailed', ({ requestId }) => end(requestId, true));
}
