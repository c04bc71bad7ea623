import { describeViolation, findLargeFolders, findViolations, readRemotes } from '../src/structure';
import { print } from './print';

/** `saltbush structure`: checks every remote against the structure they all share, and the size of every folder. */
export function structure(): void {
  const remotes = readRemotes();
  const violations = [...findViolations(remotes), ...findLargeFolders()];
  for (const violation of violations) print(describeViolation(violation));
  if (violations.length > 0) throw new Error(`${violations.length} violations of the structure`);
  print(`${remotes.length} remotes follow the structure`);
}
