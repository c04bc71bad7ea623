import { type EscriptRefusal, normaliseEscriptToken } from '@saltbush/contract';
import { claimedOf } from '../lib/claims';
import type { BaseContext } from '../lib/context';
import { BusinessError } from '../lib/errors';
import {
  type EscriptPatient,
  type EscriptProvider,
  type EscriptStatus,
  EscriptUnavailableError,
} from './provider';

/** Services that a check of a token needs. */
export interface EscriptServices {
  /** The e-prescription exchange. */
  escripts: EscriptProvider;
}

/** A token as stored, or the reason it cannot be used. */
export type EscriptResult = { token: string; refusal: null } | { token: null; refusal: EscriptRefusal };

/** Asks the exchange about a token. @throws {BusinessError} ESCRIPT_UNAVAILABLE */
export async function askExchange(
  ctx: EscriptServices,
  token: string,
  patient: EscriptPatient,
): Promise<EscriptStatus> {
  try {
    return await ctx.escripts.check({ token, patient });
  } catch (error) {
    if (!(error instanceof EscriptUnavailableError)) throw error;
    throw new BusinessError('ESCRIPT_UNAVAILABLE');
  }
}

/**
 * Checks a typed token with the prescription exchange, and that no order has it (rule 7.f-05). Limited by user and address, because guessing
 * tokens would expose other people's.
 * @throws RATE_LIMITED, ESCRIPT_UNAVAILABLE
 */
export async function checkEscript(
  ctx: BaseContext & EscriptServices,
  text: string,
  patient: EscriptPatient & { user_id: string },
): Promise<EscriptResult> {
  const token = normaliseEscriptToken(text);
  if (!token) return { token: null, refusal: text.trim() === '' ? 'missing' : 'malformed' };
  await ctx.limits.count('escriptByAddress', ctx.clientAddress);
  await ctx.limits.count('escriptByUser', patient.user_id);
  const { first_name, last_name, dob } = patient;
  const status = await askExchange(ctx, token, { first_name, last_name, dob });
  if (status !== 'valid') return { token: null, refusal: status };
  const isUsed = (await claimedOf(ctx.db, 'escript', [token])).length > 0;
  return isUsed ? { token: null, refusal: 'used' } : { token, refusal: null };
}
