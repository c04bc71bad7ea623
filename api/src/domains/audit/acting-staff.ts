import type { Request } from 'express';
import type { Db } from 'mongodb';
import type { Clock } from '../../lib/clock';
import type { RequestImpersonation, RequestUser } from '../../lib/context';
import { readBearer } from '../../lib/http/bearer';

type Acting = Pick<RequestImpersonation, 'staff_id' | 'staff_name' | 'reason'> & {
  id: string;
  customer_id: string;
};

/** Resolves the sessions in which staff act as customers. */
interface ImpersonatedSessions {
  verifyBearer(token: string): Promise<RequestUser>;
  impersonationOf(cookie: string | undefined): Promise<(Omit<Acting, 'id'> & { session_id: string }) | null>;
}

/** What the endpoint gate needs: the audit log's database, and the sessions. */
export interface GateServices {
  db: Db;
  clock: Clock;
  accounts: ImpersonatedSessions;
}

/** Returns the impersonated session a request belongs to, by its bearer or its cookies. */
export async function actingIn({ accounts }: GateServices, request: Request): Promise<Acting | null> {
  const token = readBearer(request);
  // The endpoint itself handles an expired bearer.
  const user = token ? await accounts.verifyBearer(token).catch(() => null) : null;
  if (user?.impersonation) return { ...user.impersonation, customer_id: user.id };
  const session = await accounts.impersonationOf(request.headers.cookie);
  return session && { ...session, id: session.session_id };
}
