import {
  FIELD_MESSAGES,
  FREQUENCIES,
  type Frequency,
  isGateClosed,
  SCRIPT_TYPES,
  type ScriptType,
} from '@saltbush/contract';
import { checkEscript } from '../../../escripts/check-escript';
import type { RequestUser } from '../../../lib/context';
import { BusinessError, invalidInput, notFound } from '../../../lib/errors';
import type { ProductDocument } from '../../catalogue';
import { dispensableScripts, findOwnPatient, nextSupplyOf, type PatientDocument } from '../../patients';
import type { CartContext } from '../context';
import { isForSale, needsScript } from '../lines/line-errors';
import { sealToken } from '../tokens';

/** The input fields of a prescription. */
export interface ScriptInput {
  patient_uuid?: string | null;
  script_type?: ScriptType | null;
  eprescription_token?: string | null;
}

/** A validated prescription as stored on a line. */
export interface LineScript {
  patient_uuid: string | null;
  script_type: ScriptType | null;
  eprescription_token: string | null;
}

/** Returns an AutoDelivery frequency, null for one-time. Throws `INVALID_INPUT` if it is unknown or not offered. */
export function readFrequency(text: string | null | undefined, product: ProductDocument): Frequency | null {
  if (!text || text === 'none') return null;
  const frequency = FREQUENCIES.find((offered) => offered === text);
  if (!frequency) throw invalidInput({ frequency: FIELD_MESSAGES.frequency_missing });
  if (!product.can_autodeliver) {
    throw invalidInput({ frequency: FIELD_MESSAGES.not_on_autodelivery });
  }
  return frequency;
}

/**
 * Returns the product if this shopper may add it to a cart, otherwise throws the reason. An impersonated session
 * suppresses the out-of-stock state (section 6): the line stays in the cart, with its error, until there is stock.
 */
export function purchasable(
  product: ProductDocument | undefined,
  user: Pick<RequestUser, 'impersonation'> | null,
): ProductDocument {
  const isSignedIn = user !== null;
  if (!product || !isForSale(product)) {
    throw new BusinessError('PRODUCT_UNAVAILABLE', { reason: 'not_sold' });
  }
  if (product.booking_type) {
    throw new BusinessError('PRODUCT_UNAVAILABLE', { reason: 'service' });
  }
  if (product.stock <= 0 && !user?.impersonation) throw new BusinessError('OUT_OF_STOCK');
  if (isGateClosed(product, isSignedIn)) throw new BusinessError('SIGN_IN_REQUIRED', { reason: 'gated' });
  if (needsScript(product) && !isSignedIn) {
    throw new BusinessError('SIGN_IN_REQUIRED', { reason: 'prescription' });
  }
  return product;
}

/** Returns an e-prescription token verified with the exchange. Throws `PRESCRIPTION_REQUIRED`. */
async function readEscriptToken(ctx: CartContext, text: string, patient: PatientDocument): Promise<string> {
  if (text.trim() === '') throw new BusinessError('PRESCRIPTION_REQUIRED', { reason: 'unanswered' });
  const { token, refusal } = await checkEscript(ctx, text, patient);
  if (refusal) throw new BusinessError('PRESCRIPTION_REQUIRED', { reason: refusal });
  return token;
}

function requireOnFile(patient: PatientDocument, product: ProductDocument, now: Date): void {
  if (dispensableScripts(patient, product._id, now).length === 0) {
    throw new BusinessError('PRESCRIPTION_REQUIRED', { reason: 'not_on_file' });
  }
  const on = nextSupplyOf(patient, product, now);
  if (on) throw new BusinessError('SUPPLY_TOO_EARLY', { on });
}

/**
 * Returns the verified and encrypted patient and prescription of a line; with a product, a prescription on file must
 * be for it. Throws `PATIENT_REQUIRED`, `PRESCRIPTION_REQUIRED`, `SUPPLY_TOO_EARLY`, or `NOT_FOUND` for another user's patient.
 */
export async function readScript(
  ctx: CartContext,
  input: ScriptInput,
  product: ProductDocument | null = null,
): Promise<LineScript> {
  const { patient_uuid, script_type } = input;
  if (!ctx.user || !patient_uuid) throw new BusinessError('PATIENT_REQUIRED', { reason: 'unanswered' });
  if (!script_type || !SCRIPT_TYPES.includes(script_type)) {
    throw new BusinessError('PRESCRIPTION_REQUIRED', { reason: 'unanswered' });
  }
  const patient = await findOwnPatient(ctx.db, ctx.user.id, patient_uuid);
  if (!patient) throw notFound('Patient');
  if (script_type === 'onfile' && product) requireOnFile(patient, product, ctx.clock.now());
  const token =
    script_type === 'escript' ? await readEscriptToken(ctx, input.eprescription_token ?? '', patient) : null;
  return {
    patient_uuid,
    script_type,
    eprescription_token: token && sealToken(ctx.cipher, token, patient_uuid),
  };
}

export const NO_SCRIPT: LineScript = { patient_uuid: null, script_type: null, eprescription_token: null };
