import { issuedStatus } from '@saltbush/contract';
import type { Db } from 'mongodb';
import type { Clock } from '../../../lib/clock';
import type { FieldCipher } from '../../../lib/field-cipher';
import { findProducts } from '../../catalogue';
import { type FiledScriptDocument, filedScripts, nextSupplyOf, pharmacyDay } from '../../patients';
import type { BookingDocument } from '../bookings/documents';
import type { ScriptContent, StoredScript } from './documents';
import { issuedCode, openEnd, openScript } from './sealed-scripts';

interface Sources {
  db: Db;
  cipher: FieldCipher;
  clock: Clock;
}

/** A script that was issued, with the scripts that are on file for its patient. */
interface Opened {
  stored: StoredScript;
  content: ScriptContent;
  onFile: FiledScriptDocument[];
}

async function scriptView(
  { db, clock }: Sources,
  booking: BookingDocument,
  { stored, content, onFile }: Opened,
) {
  const code = issuedCode(booking, stored.number);
  const filed = onFile.find((one) => one.code === code && !one.taken_off) ?? null;
  const [product] = await findProducts(db, [content.product_id]);
  const now = clock.now();
  const isHeld = !stored.ended && filed !== null;
  return {
    number: stored.number,
    status: issuedStatus(isHeld ? filed : null, pharmacyDay(now)),
    product_name: content.product_name,
    product_slug: product?.status === 'Active' ? product.slug : null,
    ...{ quantity: content.quantity, supplies: content.supplies, directions: content.directions },
    supplies_left: isHeld ? filed.repeats_left : 0,
    expires_on: filed?.expires_on ?? content.expires_on,
    next_supply_on: product ? nextSupplyOf({ scripts_on_file: onFile }, product, now) : null,
    ...{ issued_by: content.issued_by, issued_at: stored.issued_at },
  };
}

/** Returns the scripts of a consultation as they are read, latest first. */
export async function scriptsOf(sources: Sources, booking: BookingDocument) {
  const { _id: uuid, user_id: userId, scripts = [] } = booking;
  const { db, cipher } = sources;
  const opened = scripts.map((stored) => ({ stored, content: openScript(cipher, uuid, stored) }));
  const latestFirst = opened.reverse().map(async ({ stored, content }) => {
    const place = userId ? { userId, patientUuid: content.patient_uuid } : null;
    const onFile = (place && (await filedScripts(db, place))) ?? [];
    const script = await scriptView(sources, booking, { stored, content, onFile });
    const { against, why } = content.decision;
    const end = onFile.find(({ code }) => code === issuedCode(booking, stored.number))?.taken_off;
    const taken_off = end && !stored.ended ? { ...end, note: null } : null;
    return { stored, script, taken_off, against, why, reason: openEnd(cipher, uuid, stored) };
  });
  return Promise.all(latestFirst);
}
