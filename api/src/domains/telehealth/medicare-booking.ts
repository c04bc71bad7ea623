import {
  DEFAULT_STATE,
  localDate,
  MEDICARE_BOOKING_FAILED,
  MEDICARE_INVALID,
  normaliseIhi,
  normaliseMedicareExpiry,
  normaliseMedicareNumber,
  STATE_TIME_ZONES,
} from '@saltbush/contract';
import type { Request, RequestHandler } from 'express';
import * as v from 'valibot';
import { invalidInput } from '../../lib/errors';
import { readBearer } from '../../lib/http/bearer';
import { addressOf } from '../../lib/http/client-address';
import type { MedicareDetails } from '../../medicare/check';
import type { TelehealthServices } from './context';

const text = v.nullish(v.pipe(v.string(), v.maxLength(50)), null);
const Body = v.object({ mcNumber: text, mcRef: text, mcExpiry: text, ihiNumber: text });
type Details = v.InferOutput<typeof Body>;

/** Parses the body as a Medicare card or an IHI, never both (section 5); null if it is neither. */
function readDetails({ mcNumber, mcRef, mcExpiry, ihiNumber }: Details): MedicareDetails | null {
  const isCard = Boolean(mcNumber || mcRef || mcExpiry);
  if (isCard === Boolean(ihiNumber)) return null;
  if (ihiNumber) return { hasMedicare: false, ihi: normaliseIhi(ihiNumber) };
  const medicare = {
    number: normaliseMedicareNumber(mcNumber ?? ''),
    reference: (mcRef ?? '').trim(),
    expiry: normaliseMedicareExpiry(mcExpiry ?? '') ?? '',
  };
  return { hasMedicare: true, medicare };
}

/** Limits guessing of other people's numbers. @throws {BusinessError} RATE_LIMITED; UNAUTHENTICATED, expired bearer */
async function countCheck({ limits, accounts }: TelehealthServices, request: Request): Promise<void> {
  await limits.count('medicareByAddress', addressOf(request));
  const bearer = readBearer(request);
  if (bearer) await limits.count('medicareByUser', (await accounts.verifyBearer(bearer)).id);
}

/**
 * POST /api/telehealth/medicare/booking (section 7.j): {mcNumber, mcRef, mcExpiry, ihiNumber}. Responds with
 * `data` if the details are valid, else `error_message`. The details are never logged, even if the check fails.
 */
export function medicareBooking(services: TelehealthServices): RequestHandler {
  const { medicare, clock } = services;
  return async (request, response) => {
    response.set('Cache-Control', 'no-store');
    await countCheck(services, request);
    const body = v.safeParse(Body, request.body ?? {});
    if (!body.success) throw invalidInput({ [v.getDotPath(body.issues[0]) ?? 'body']: MEDICARE_INVALID });
    const details = readDetails(body.output);
    const today = localDate(clock.now(), STATE_TIME_ZONES[DEFAULT_STATE]);
    try {
      const isValid = details !== null && (await medicare.isValid(details, today));
      response.json(
        isValid
          ? { data: { valid: true }, error_message: null }
          : { data: null, error_message: MEDICARE_INVALID },
      );
    } catch (error) {
      request.log.error(
        { name: error instanceof Error ? error.name : 'unknown' },
        'The Medicare check failed',
      );
      response.status(503).json({ data: null, error_message: MEDICARE_BOOKING_FAILED });
    }
  };
}
