import { describeViolation, findViolations, readRemotes } from '../src/structure';
import { print } from './print';

/** `saltbush structure`: checks every remote against the structure they all share. */
export function structure(): void {
  const remotes = readRemotes();
  const violations = findViolations(remotes);
  for (const violation of violations) print(describeViolation(violation));
  if (violations.length > 0) throw new Error(`${violations.length} violations of the structure of remotes`);
  print(`${remotes.length} remotes follow the structure`);
}
