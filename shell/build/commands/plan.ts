import { departures, describeDeparture, readRemotes } from '../src/plan';
import { say } from './say';

/** `saltbush plan`: holds every remote on disk against the plan that all of them share. */
export function plan(): void {
  const remotes = readRemotes();
  const found = departures(remotes);
  for (const departure of found) say(describeDeparture(departure));
  if (found.length > 0) throw new Error(`${found.length} departures from the plan of a remote`);
  say(`${remotes.length} remotes keep to the plan`);
}
