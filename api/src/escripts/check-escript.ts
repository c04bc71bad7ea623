import { escriptTokenError, normaliseEscriptToken } from '@saltbush/contract';
import { BusinessError } from '../lib/errors';
import type { ApiContext } from '../server/context';
import { type EscriptPatient, type EscriptStatus, EscriptUnavailableError } from './provider';

const REFUSED: Readonly<Record<Exclude<EscriptStatus, 'valid'>, string>> = {
  unknown: 'We could not find this e-prescription. Please check the token.',
  other_patient: 'This e-prescription was written for another patient.',
  dispensed: 'This e-prescription has already been dispensed. Please use the token of the next repeat.',
  expired: 'This e-prescription has expired. Please ask your doctor for a new one.',
};

/** A token as it is stored, or why it cannot be used. */
export type EscriptResult = { token: string; message: null } | { token: null; message: string };

async function ask(ctx: ApiContext, token: string, patient: EscriptPatient): Promise<EscriptStatus> {
  try {
    return await ctx.escripts.check({ token, patient });
  } catch (error) {
    if (!(error instanceof EscriptUnavailableError)) throw error;
    throw new BusinessError(
      'We can’t check e-prescriptions right now. Please try again.',
      'ESCRIPT_UNAVAILABLE',
    );
  }
}

/**
 * Checks a typed token with the prescription exchange (section 7, validate_escript). Counted by user and address, since
 * trying tokens out would find other people's. Raises RATE_LIMITED and ESCRIPT_UNAVAILABLE.
 */
export async function checkEscript(
  ctx: ApiContext,
  text: string,
  patient: EscriptPatient & { user_id: string },
): Promise<EscriptResult> {
  const token = normaliseEscriptToken(text);
  if (!token) return { token: null, message: escriptTokenError(text) ?? REFUSED.unknown };
  await ctx.limits.count('escriptByAddress', ctx.clientAddress);
  await ctx.limits.count('escriptByUser', patient.user_id);
  const { first_name, last_name, dob } = patient;
  const status = await ask(ctx, token, { first_name, last_name, dob });
  return status === 'valid' ? { token, message: null } : { token: null, message: REFUSED[status] };
}
