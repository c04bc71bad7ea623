import '../aggregate/nested-stages';
import { aggregateCommands } from './aggregate/aggregate';
import { canonicalName } from './aliases';
import { collectionCommands } from './collections/collections';
import type { Command } from './context/context';
import { explainCommands } from './explain/explain';
import { indexCommands } from './indexes/indexes';
import { searchIndexCommands } from './indexes/search-indexes';
import { countCommands } from './reads/count';
import { cursorCommands } from './reads/cursor-commands';
import { distinctCommands } from './reads/distinct';
import { findCommands } from './reads/find';
import { failPointCommands } from './server/fail-point-commands';
import { handshakeCommands } from './server/handshake';
import { sessionCommands } from './sessions/session-commands';
import { deleteCommands } from './writes/delete';
import { findAndModifyCommands } from './writes/find-and-modify';
import { insertCommands } from './writes/insert';
import { updateCommands } from './writes/update';

const commands: Record<string, Command> = {
  ...aggregateCommands,
  ...collectionCommands,
  ...countCommands,
  ...cursorCommands,
  ...deleteCommands,
  ...distinctCommands,
  ...explainCommands,
  ...failPointCommands,
  ...findAndModifyCommands,
  ...findCommands,
  ...handshakeCommands,
  ...indexCommands,
  ...insertCommands,
  ...searchIndexCommands,
  ...sessionCommands,
  ...updateCommands,
};

/** Looks up a command and its canonical name. */
export function findCommand(name: string): { name: string; command: Command } | undefined {
  const canonical = canonicalName(name);
  const command = Object.hasOwn(commands, canonical) ? commands[canonical] : undefined;
  return command && { name: canonical, command };
}
