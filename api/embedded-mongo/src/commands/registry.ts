import '../aggregate/nested-stages';
import { aggregateCommands } from './aggregate';
import { canonicalName } from './aliases';
import { collectionCommands } from './collections';
import type { Command } from './context';
import { countCommands } from './count';
import { deleteCommands } from './delete';
import { explainCommands } from './explain';
import { failPointCommands } from './fail-point-commands';
import { findCommands } from './find';
import { findAndModifyCommands } from './find-and-modify';
import { handshakeCommands } from './handshake';
import { indexCommands } from './indexes/indexes';
import { searchIndexCommands } from './indexes/search-indexes';
import { insertCommands } from './insert';
import { sessionCommands } from './session-commands';
import { updateCommands } from './update';

const commands: Record<string, Command> = {
  ...aggregateCommands,
  ...collectionCommands,
  ...countCommands,
  ...deleteCommands,
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
