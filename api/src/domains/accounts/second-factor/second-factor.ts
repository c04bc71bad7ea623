import { FIELD_MESSAGES, isStaffRole, type StaffRole } from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import type { RequestUser } from '../../../lib/context';
import { requireUser } from '../../../lib/context';
import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError, forbidden, invalidInput, unauthenticated } from '../../../lib/errors';
import { type QrCode, qrCode } from '../../../lib/qr/qr-code';
import { createAuditLog } from '../../audit';
import { enqueueMail } from '../../mail';
import type { AccountsContext } from '../context';
import type { CustomerDocument } from '../documents';
import { isRecentSignIn } from '../profile/owner-proof';
import { endOtherSignIns } from '../profile/sign-in-store';
import { findCustomer } from '../store';
import {
  addressOf,
  isRecoveryCode,
  newRecoveryCodes,
  newSecret,
  recoveryHash,
  stepOf,
  typedSecret,
} from './codes';
import {
  confirmPending,
  findFactor,
  markVerified,
  putPending,
  type SecondFactorDocument,
  useRecoveryHash,
  useStep,
} from './factor-store';

/** What is sealed belongs to one account. */
const ownerOf = (userId: string) => `second_factor:${userId}`;

const wrongCode = () => invalidInput({ code: FIELD_MESSAGES.code_wrong });

/** A member of staff as themselves, whether or not the role waits for the code. */
function requireStaff(ctx: AccountsContext): RequestUser {
  const user = requireUser(ctx);
  if (user.impersonation || !(isStaffRole(user.role) || user.waitingRole)) throw forbidden();
  return user;
}

async function requireAccount(ctx: AccountsContext, id: string): Promise<CustomerDocument> {
  const account = await findCustomer(ctx.db, id);
  if (!account) throw unauthenticated();
  return account;
}

/** Writes to the audit log what a member of staff does with their own second factor. */
async function record(
  ctx: AccountsContext,
  {
    account,
    operation,
    outcome,
  }: { account: CustomerDocument; operation: string; outcome: 'allowed' | 'refused' },
  session?: ClientSession,
): Promise<void> {
  const who = { staff_id: account._id, staff_name: `${account.first_name} ${account.last_name}` };
  const whom = { customer_id: account._id, impersonation_id: null, reason: null, reads_health: false };
  const line = { ...who, ...whom, operation, touched: [], request_id: ctx.requestId, outcome };
  await createAuditLog(ctx).record([line], session);
}

/** What is known of a member of staff's second factor. */
export interface SecondFactorState {
  is_required: boolean;
  is_enrolled: boolean;
  is_verified: boolean;
  waiting_role: StaffRole | null;
  recovery_codes_left: number;
}

/** Returns the state of the caller's second factor. */
export async function secondFactor(
  _root: unknown,
  _args: unknown,
  ctx: AccountsContext,
): Promise<SecondFactorState> {
  const { id, waitingRole = null } = requireStaff(ctx);
  const factor = await findFactor(ctx.db, id);
  const is_enrolled = typeof factor?.secret === 'string';
  return {
    is_required: ctx.accounts.isSecondFactorRequired,
    is_enrolled,
    is_verified: is_enrolled && waitingRole === null,
    waiting_role: waitingRole,
    recovery_codes_left: factor?.recovery.length ?? 0,
  };
}

/** A new secret, for the authenticator app. */
export interface NewSecret {
  secret: string;
  address: string;
  qr: QrCode;
}

/**
 * Makes a new secret, which counts once a code confirms it; an earlier one counts until then. Whoever has the earlier
 * one gives a code of it first.
 */
export async function secondFactorBegin(
  _root: unknown,
  _args: unknown,
  ctx: AccountsContext,
): Promise<NewSecret> {
  const { id, sessionId, waitingRole } = requireStaff(ctx);
  const [account, factor] = await Promise.all([requireAccount(ctx, id), findFactor(ctx.db, id)]);
  if (factor?.secret && waitingRole) throw forbidden();
  if (!(await isRecentSignIn(ctx, sessionId))) throw new BusinessError('SIGN_IN_AGAIN');
  const secret = newSecret();
  await record(ctx, { account, operation: 'second_factor_begin', outcome: 'allowed' });
  await putPending(ctx.db, id, ctx.cipher.encrypt(secret, ownerOf(id)), ctx.clock.now());
  const address = addressOf(secret, account.email);
  return { secret: typedSecret(secret), address, qr: qrCode(address) };
}

/** The step of a code of a sealed secret; null for a wrong code. */
async function stepOfSealed(ctx: AccountsContext, userId: string, sealed: string, code: string) {
  return stepOf(ctx.cipher.decrypt(sealed, ownerOf(userId)), code.replace(/\s/g, ''), ctx.clock.now());
}

/** Confirms the new secret by its first code, and ends all other sign-ins. */
export async function secondFactorConfirm(
  _root: unknown,
  { code }: { code: string },
  ctx: AccountsContext,
): Promise<{ recovery_codes: string[] }> {
  const { id, sessionId } = requireStaff(ctx);
  await ctx.limits.count('secondFactorByUser', id);
  const account = await requireAccount(ctx, id);
  const pending = (await findFactor(ctx.db, id))?.pending;
  const step = pending ? await stepOfSealed(ctx, id, pending, code) : null;
  if (!pending || step === null) {
    await record(ctx, { account, operation: 'second_factor_confirm', outcome: 'refused' });
    throw wrongCode();
  }
  const recovery_codes = newRecoveryCodes();
  const recovery = recovery_codes.map((text) => recoveryHash(id, text));
  await inTransaction(ctx, async (session) => {
    const now = ctx.clock.now();
    const isConfirmed = await confirmPending(ctx.db, { _id: id, pending, step, recovery, now }, session);
    if (!isConfirmed || !(await markVerified(ctx.db, sessionId, now, session))) throw wrongCode();
    await endOtherSignIns(ctx.db, id, sessionId, session);
    await record(ctx, { account, operation: 'second_factor_confirm', outcome: 'allowed' }, session);
    const mail = { id: `second_factor_set:${id}:${now.getTime()}`, to: account.email } as const;
    const data = { firstName: account.first_name };
    await enqueueMail(ctx, { ...mail, template: 'second_factor_set', data }, session);
  });
  await ctx.limits.forgive('secondFactorByUser', id);
  return { recovery_codes };
}

/** How a code is used up, inside a transaction; null for a code that is wrong. */
async function useOf(ctx: AccountsContext, factor: SecondFactorDocument | null, code: string) {
  const { _id, secret } = factor ?? {};
  if (!_id || !secret) return null;
  if (isRecoveryCode(code)) {
    const hash = recoveryHash(_id, code);
    return (session: ClientSession) => useRecoveryHash(ctx.db, { _id, hash }, session);
  }
  const step = await stepOfSealed(ctx, _id, secret, code);
  return step === null ? null : (session: ClientSession) => useStep(ctx.db, { _id, secret, step }, session);
}

/** Confirms this sign-in by a code of the app, or by a recovery code; each counts once. */
export async function secondFactorVerify(
  _root: unknown,
  { code }: { code: string },
  ctx: AccountsContext,
): Promise<{ is_verified: boolean }> {
  const { id, sessionId } = requireStaff(ctx);
  await ctx.limits.count('secondFactorByUser', id);
  const account = await requireAccount(ctx, id);
  const operation = isRecoveryCode(code) ? 'second_factor_recover' : 'second_factor_verify';
  const useCode = await useOf(ctx, await findFactor(ctx.db, id), code);
  const isRight =
    useCode !== null &&
    (await inTransaction(ctx, async (session) => {
      if (!(await useCode(session))) return false;
      if (!(await markVerified(ctx.db, sessionId, ctx.clock.now(), session))) throw unauthenticated();
      await record(ctx, { account, operation, outcome: 'allowed' }, session);
      return true;
    }));
  if (!isRight) {
    await record(ctx, { account, operation, outcome: 'refused' });
    throw wrongCode();
  }
  await ctx.limits.forgive('secondFactorByUser', id);
  return { is_verified: true };
}
