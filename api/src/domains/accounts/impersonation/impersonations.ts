import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { isPermitted, isStaffRole, type Role, readRole, supportReasonError } from '@saltbush/contract';
import type { Db, MongoClient } from 'mongodb';
import type { Clock } from '../../../lib/clock';
import type { RequestImpersonation, RequestUser } from '../../../lib/context';
import { inTransaction } from '../../../lib/database/transactions';
import { isDuplicateKey } from '../../../lib/duplicate-key';
import { BusinessError, forbidden, invalidInput, notFound } from '../../../lib/errors';
import { createAuditLog } from '../../audit';
import type { CustomerDocument } from '../documents';
import type { Claim, Standing } from '../standings';
import { findCustomer } from '../store';
import { endRunning, findRunning, type ImpersonationDocument, putImpersonation } from './impersonation-store';

/** The maximum of one hour (rule accounts-07). */
export const IMPERSONATION_MS = 60 * 60 * 1000;
export const START_OPERATION = 'POST /api/auth/impersonate';
const TOKEN_BYTES = 32;

export interface ImpersonationOptions {
  /** Returns what somebody may do now; null if their sign-in has ended. */
  standingOf: (claim: Claim) => Promise<Standing | null>;
  client: MongoClient;
  db: Db;
  clock: Clock;
}

export interface ImpersonationStart {
  staff: RequestUser;
  customerId: string;
  reason: string;
  requestId: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Returns the part of an impersonated session that the request context carries. */
export const requestImpersonation = (session: ImpersonationDocument): RequestImpersonation => ({
  id: session.session_id,
  staff_id: session.staff_id,
  staff_name: session.staff_name,
  reason: session.reason,
  expires_at: session.expires_at,
});

const canImpersonate = (person: { role: Role } | null): boolean =>
  person !== null && isPermitted(person.role, 'customers:impersonate');

/** Manages sessions in which staff act as a customer, on top of an unchanged staff sign-in. */
export function createImpersonations({ client, db, clock, standingOf }: ImpersonationOptions) {
  const audit = createAuditLog({ db, clock });

  const startOf = (staff_id: string, staff_name: string, { requestId }: ImpersonationStart) => {
    const what = { operation: START_OPERATION, touched: [], reads_health: false };
    return { staff_id, staff_name, request_id: requestId, ...what };
  };

  async function store(document: ImpersonationDocument, start: ImpersonationStart): Promise<void> {
    const { session_id: impersonation_id, staff_id, staff_name, customer_id, reason } = document;
    const line = { ...startOf(staff_id, staff_name, start), customer_id, impersonation_id, reason };
    await inTransaction({ client }, async (session) => {
      await putImpersonation(db, document, session);
      await audit.record([{ ...line, outcome: 'allowed' }], session);
    });
  }

  /** Customers have no part in the log, which is about what staff do. */
  async function refuse(person: CustomerDocument | null, start: ImpersonationStart): Promise<never> {
    if (person && isStaffRole(readRole(person.role))) {
      const line = startOf(person._id, `${person.first_name} ${person.last_name}`, start);
      const whom = { customer_id: null, impersonation_id: null, reason: null };
      await audit.record([{ ...line, ...whom, outcome: 'refused' }]);
    }
    throw forbidden();
  }

  /** Returns the session if its underlying sign-in is active and still belongs to staff. */
  async function ifActive(found: ImpersonationDocument | null): Promise<ImpersonationDocument | null> {
    const standing = found && (await standingOf({ userId: found.staff_id, sessionId: found._id }));
    return canImpersonate(standing) ? found : null;
  }

  return {
    /**
     * Starts a session as a customer and ends any other session of the same sign-in.
     * @returns the session with the token for its cookie
     * @throws {BusinessError} `FORBIDDEN`, `INVALID_INPUT` for the reason, `NOT_FOUND`, or `CONFLICT` on a concurrent start
     */
    async start(start: ImpersonationStart): Promise<{ session: ImpersonationDocument; token: string }> {
      const { staff, customerId } = start;
      const person = await findCustomer(db, staff.id);
      if (!person || !canImpersonate(staff)) return refuse(person, start);
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

    /** Returns the active session of a bearer. */
    find: async (id: string) => ifActive(await findRunning(db, { session_id: id }, clock.now())),

    /** Returns the active session of a cookie token. */
    findByToken: async (token: string) =>
      ifActive(await findRunning(db, { token_hash: hashOf(token) }, clock.now())),

    /** Ends a session; does nothing if it has already ended. */
    end: (id: string) => endRunning(db, id, clock.now()),
  };
}

export type Impersonations = ReturnType<typeof createImpersonations>;
