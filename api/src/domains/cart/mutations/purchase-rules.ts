import {
  FIELD_WORDINGS,
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
import { findOwnPatient, type PatientDocument } from '../../patients';
import type { CartContext } from '../context';
import { isForSale, needsScript } from '../line-errors';
import { sealToken } from '../tokens';

/** How a prescription line is bought. */
export interface ScriptInput {
  patient_uuid?: string | null;
  script_type?: ScriptType | null;
  eprescription_token?: string | null;
}

/** The same, checked, as a line stores it. */
export interface LineScript {
  patient_uuid: string | null;
  script_type: ScriptType | null;
  eprescription_token: string | null;
}

/** An AutoDelivery frequency, null for one-time. Raises INVALID_INPUT for others and where it is not offered. */
export function readFrequency(text: string | null | undefined, product: ProductDocument): Frequency | null {
  if (!text || text === 'none') return null;
  const frequency = FREQUENCIES.find((known) => known === text);
  if (!frequency) throw invalidInput({ frequency: FIELD_WORDINGS.frequency_missing });
  if (!product.can_autodeliver) {
    throw invalidInput({ frequency: FIELD_WORDINGS.not_on_autodelivery });
  }
  return frequency;
}

/**
 * The product, if this shopper may put it into a cart. Raises what keeps them from it. In an impersonated session the
 * out-of-stock state is suppressed (section 6): the line waits in the cart, with its error, until there is stock.
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

/** The token of an e-prescription, checked with the exchange. Raises PRESCRIPTION_REQUIRED. */
async function readEscriptToken(ctx: CartContext, text: string, patient: PatientDocument): Promise<string> {
  if (text.trim() === '') throw new BusinessError('PRESCRIPTION_REQUIRED', { reason: 'unanswered' });
  const { token, refusal } = await checkEscript(ctx, text, patient);
  if (refusal) throw new BusinessError('PRESCRIPTION_REQUIRED', { reason: refusal });
  return token;
}

function requireOnFile(patient: PatientDocument, product: ProductDocument): void {
  if (patient.scripts_on_file?.includes(product._id)) return;
  throw new BusinessError('PRESCRIPTION_REQUIRED', { reason: 'not_on_file' });
}

/**
 * Patient and script of a prescription line, checked and sealed; with a product, a script on file must be one for it.
 * Raises PATIENT_REQUIRED, PRESCRIPTION_REQUIRED, and NOT_FOUND for a patient who is not the shopper's.
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
  if (script_type === 'onfile' && product) requireOnFile(patient, product);
  const token =
    script_type === 'escript' ? await readEscriptToken(ctx, input.eprescription_token ?? '', patient) : null;
  return {
    patient_uuid,
    script_type,
    eprescription_token: token && sealToken(ctx.cipher, token, patient_uuid),
  };
}

export const NO_SCRIPT: LineScript = { patient_uuid: null, script_type: null, eprescription_token: null };
