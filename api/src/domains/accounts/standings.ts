import { isStaffRole, type Role, readRole, type StaffRole } from '@saltbush/contract';
import DataLoader from 'dataloader';
import type { Db } from 'mongodb';
import type { Clock } from '../../lib/clock';
import { deleteIdle, isIdle } from './idle/idle-store';
import { listLiveSessions, listRoles, type SessionTimes, type StoredStanding } from './store';

/** Who a bearer says it belongs to. */
export interface Claim {
  userId: string;
  sessionId: string;
}

/** What somebody may do now. */
export interface Standing {
  role: Role;
  /** A role that begins once this sign-in has been confirmed by a code; until then its holder is a customer. */
  waitingRole: StaffRole | null;
}

interface StandingOptions {
  db: Db;
  clock: Clock;
  /** Whether staff need a second factor; otherwise only those who have set one up are asked for it. */
  isSecondFactorRequired: boolean;
}

const asRole = (role: Role): Standing => ({ role, waitingRole: null });

/**
 * Reads whether sign-ins are live and what their users may do, from the database each time: nothing is remembered from
 * one request to the next. Requests that arrive together are read together.
 * @returns a function that returns the user's standing now; null if the sign-in or the account has ended, or a sign-in of
 * staff has not been used for half an hour
 */
export function createStandings({
  db,
  clock,
  isSecondFactorRequired,
}: StandingOptions): (claim: Claim) => Promise<Standing | null> {
  function standingOf(session: SessionTimes, account: StoredStanding): Standing | null {
    const role = readRole(account.role);
    if (!isStaffRole(role) || role === 'customer') return asRole(role);
    if (isIdle(session, clock.now())) return null;
    const isAsked = isSecondFactorRequired || account.has_second_factor === true;
    return isAsked && !session.second_factor_at ? { role: 'customer', waitingRole: role } : asRole(role);
  }

  async function readAll(claims: readonly Claim[]): Promise<(Standing | null)[]> {
    const [live, accounts] = await Promise.all([
      listLiveSessions(
        db,
        claims.map(({ sessionId }) => sessionId),
      ),
      listRoles(
        db,
        claims.map(({ userId }) => userId),
      ),
    ]);
    const ended: string[] = [];
    const standings = claims.map(({ userId, sessionId }) => {
      const [session, account] = [live.get(sessionId), accounts.get(userId)];
      if (!session || !account) return null;
      const standing = standingOf(session, account);
      if (!standing) ended.push(sessionId);
      return standing;
    });
    // So that it does not come back to life as a customer's when the role is taken away.
    if (ended.length > 0) await deleteIdle(db, ended, clock.now());
    return standings;
  }
  const loader = new DataLoader<Claim, Standing | null>(readAll, {
    cache: false,
    batchScheduleFn: (read) => setImmediate(read),
  });
  return (claim) => loader.load(claim);
}
