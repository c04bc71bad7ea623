import { type Role, readRole } from '@saltbush/contract';
import DataLoader from 'dataloader';
import type { Db } from 'mongodb';
import { listLiveSessions, listRoles } from './store';

/** Who a bearer says it belongs to. */
interface Claim {
  userId: string;
  sessionId: string;
}

/**
 * Reads whether sign-ins are live and what their users may do, from the database each time: nothing is remembered from
 * one request to the next. Requests that arrive together are read together.
 * @returns a function that returns the user's role now; null if the sign-in or the account has ended
 */
export function createStandings(db: Db): (claim: Claim) => Promise<Role | null> {
  async function readAll(claims: readonly Claim[]): Promise<(Role | null)[]> {
    const [live, roles] = await Promise.all([
      listLiveSessions(
        db,
        claims.map(({ sessionId }) => sessionId),
      ),
      listRoles(
        db,
        claims.map(({ userId }) => userId),
      ),
    ]);
    return claims.map(({ userId, sessionId }) => {
      const role = live.has(sessionId) ? roles.get(userId) : undefined;
      return role ? readRole(role) : null;
    });
  }
  const loader = new DataLoader<Claim, Role | null>(readAll, {
    cache: false,
    batchScheduleFn: (read) => setImmediate(read),
  });
  return (claim) => loader.load(claim);
}
