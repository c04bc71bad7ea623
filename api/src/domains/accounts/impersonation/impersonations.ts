import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { isPermitted, readRole, type StoredRole, supportReasonError } from '@saltbush/contract';
import type { Db, MongoClient } from 'mongodb';
import type { Clock } from '../../../lib/clock';
import type { RequestImpersonation, RequestUser } from '../../../lib/context';
import { isDuplicateKey } from '../../../lib/duplicate-key';
import { BusinessError, forbidden, invalidInput, notFound } from '../../../lib/errors';
import { createAuditLog } from '../../audit';
import { findCustomer } from '../store';
import { endRunning, findRunning, type ImpersonationDocument, putImpersonation } from './impersonation-store';

/** One hour at most (rule accounts-07). */
export const IMPERSONATION_MS = 60 * 60 * 1000;
export const START_OPERATION = 'POST /api/auth/impersonate';
const TOKEN_BYTES = 32;

export interface ImpersonationOptions {
  client: MongoClient;
  db: Db;
  clock: Clock;
  /** Is this sign-in there, and not over? */
  isLive(sessionId: string): Promise<boolean>;
}

export interface ImpersonationStart {
  staff: RequestUser;
  customerId: string;
  reason: string;
  requestId: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** What a request knows of the impersonated session that it belongs to. */
export const requestImpersonation = (session: ImpersonationDocument): RequestImpersonation => ({
  id: session.session_id,
  staff_id: session.staff_id,
  staff_name: session.staff_name,
  reason: session.reason,
  expires_at: session.expires_at,
});

const mayImpersonate = (person: { role: StoredRole } | null): boolean =>
  person !== null && isPermitted(readRole(person.role), 'customers:impersonate');

/** Sessions in which staff act as a customer. They ride on the sign-in of staff, which stays as it is. */
export function createImpersonations({ client, db, clock, isLive }: ImpersonationOptions) {
  const audit = createAuditLog({ db, clock });

  async function store(
    document: ImpersonationDocument,
    { reason, requestId }: ImpersonationStart,
  ): Promise<void> {
    const { session_id: impersonation_id, staff_id, staff_name, customer_id } = document;
    const line = { staff_id, staff_name, customer_id, impersonation_id, reason, request_id: requestId };
    await client.withSession((session) =>
      session.withTransaction(async () => {
        await putImpersonation(db, document, session);
        const what = { operation: START_OPERATION, touched: [], reads_health: false };
        await audit.record([{ ...line, ...what, outcome: 'allowed' }], session);
      }),
    );
  }

  /** The session while the sign-in beneath it lives and is still that of staff. */
  async function living(found: ImpersonationDocument | null): Promise<ImpersonationDocument | null> {
    if (!found || !(await isLive(found._id))) return null;
    return mayImpersonate(await findCustomer(db, found.staff_id)) ? found : null;
  }

  return {
    /**
     * Begins a session as a customer; another one of the same sign-in ends. Answers it with the token of its cookie.
     * Raises FORBIDDEN, INVALID_INPUT for the reason, NOT_FOUND, and CONFLICT when two begin at once.
     */
    async start(start: ImpersonationStart): Promise<{ session: ImpersonationDocument; token: string }> {
      const { staff, customerId } = start;
      const person = await findCustomer(db, staff.id);
      if (!mayImpersonate(staff) || !person || !mayImpersonate(person)) throw forbidden();
      const reason = start.reason.trim();
      const error = supportReasonError(reason);
      if (error) throw invalidInput({ reason: error });
      const customer = await findCustomer(db, customerId);
      if (customer?.role !== 'customer') throw notFound('Customer');
      const now = clock.now();
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const session: ImpersonationDocument = {
        _id: staff.sessionId,
        session_id: randomUUID(),
        token_hash: hashOf(token),
        staff_id: staff.id,
        staff_name: `${person.first_name} ${person.last_name}`,
        customer_id: customer._id,
        reason,
        started_at: now,
        expires_at: new Date(now.getTime() + IMPERSONATION_MS),
        ended_at: null,
      };
      try {
        await store(session, { ...start, reason });
      } catch (failure) {
        if (!isDuplicateKey(failure)) throw failure;
        throw new BusinessError('CONFLICT');
      }
      return { session, token };
    },

    /** The running session of a bearer. */
    find: async (id: string) => living(await findRunning(db, { session_id: id }, clock.now())),

    /** The running session of a cookie. */
    findByToken: async (token: string) =>
      living(await findRunning(db, { token_hash: hashOf(token) }, clock.now())),

    /** Ends a session; nothing happens when it has ended. */
    end: (id: string) => endRunning(db, id, clock.now()),
  };
}

export type Impersonations = ReturnType<typeof createImpersonations>;
