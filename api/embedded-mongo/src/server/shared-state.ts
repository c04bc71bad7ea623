import { Oplog } from '../change-streams/oplog';
import { StreamCursors } from '../change-streams/stream-cursors';
import { ClusterClock } from '../cluster/clock';
import { Snapshots } from '../cluster/snapshots';
import type { Server } from '../commands/context/context';
import { Cursors } from '../commands/reads/cursors';
import { FailPoints } from '../faults/fail-points';
import { Records } from '../storage/documents/records';
import { SessionUse } from '../transactions/session-use';
import { Sessions } from '../transactions/sessions';
import type { ServerOptions } from './options';

/** The state that all commands share. */
export function share(engine: Server['engine'], options: ServerOptions): Server {
  const cursors = new Cursors();
  const sessions = new Sessions(engine, options);
  sessions.onEnd = (transaction) => cursors.closeOf(transaction);
  const records = new Records(engine.catalog, engine.store);
  const clock = new ClusterClock();
  const oplog = new Oplog(clock, options.oplogBytes);
  const streams = new StreamCursors(oplog);
  engine.onChanges = (changes) => oplog.append(changes);
  const snapshots = new Snapshots(clock, engine);
  snapshots.onEnd = (snapshot) => cursors.closeOf(snapshot);
  const failPoints = options.testCommands ? new FailPoints() : undefined;
  const startedAt = performance.now();
  const sessionUse = new SessionUse();
  const state = { engine, records, sessions, sessionUse, clock, snapshots, cursors, oplog, streams };
  return { ...state, address: '', startedAt, failPoints };
}
