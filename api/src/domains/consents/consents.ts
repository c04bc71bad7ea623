import { randomUUID } from 'node:crypto';
import { CONSENT_KINDS, type ConsentKind, type ConsentTerms, consentWording } from '@saltbush/contract';
import type { ClientSession, Db } from 'mongodb';
import type { BaseServices, RequestUser } from '../../lib/context';
import { BusinessError } from '../../lib/errors';
import type { ConsentDocument } from './documents';
import { closeConsent, findOpenConsent, insertConsent, openKeyOf } from './store';

/** Charges for medical treatment are agreed to by the customer alone, never by staff acting for them. */
const IS_BY_CUSTOMER: Readonly<Record<ConsentKind, boolean>> = {
  program_renewal: true,
  medicine_order: true,
  autodelivery: false,
};

export interface ConsentSubject {
  kind: ConsentKind;
  /** Id of the program or AutoDelivery. */
  subjectId: string;
}

export interface ConsentGiven {
  subjectId: string;
  userId: string;
  /** Built from the server's own facts. */
  terms: ConsentTerms;
  /** What it covers, for `readCovers`; whatever its subject is without it. */
  covers?: string;
  /** Who clicked: the member of staff of an impersonated session is recorded. */
  by?: Pick<RequestUser, 'impersonation'> | null;
}

/** Binds a wording to its consent. */
export const consentOwner = (id: string) => `consent:${id}`;
const coverageOwner = (id: string) => `consent-coverage:${id}`;

/**
 * Checks that the page has shown exactly these terms.
 * @throws {BusinessError} CONSENT_REQUIRED if nothing was agreed to, or other words
 */
export function checkShown(terms: ConsentTerms, shown: string | null | undefined): void {
  if (!shown) throw new BusinessError('CONSENT_REQUIRED', { reason: 'missing' });
  if (shown !== consentWording(terms)) throw new BusinessError('CONSENT_REQUIRED', { reason: 'changed' });
}

/** @throws {BusinessError} CONSENT_REQUIRED if only the customer may agree, and staff act for them */
export function checkConsenter(kind: ConsentKind, by: ConsentGiven['by']): void {
  if (by?.impersonation && IS_BY_CUSTOMER[kind]) {
    throw new BusinessError('CONSENT_REQUIRED', { reason: 'by_customer' });
  }
}

/**
 * Stores a consent with its words and time; it replaces an earlier one for the same subject (rule consent-01).
 * @throws {BusinessError} CONSENT_REQUIRED as `checkConsenter`
 */
export async function recordConsent(
  { db, cipher, clock }: Pick<BaseServices, 'db' | 'cipher' | 'clock'>,
  { subjectId, userId, terms, covers, by = null }: ConsentGiven,
  session?: ClientSession,
): Promise<ConsentDocument> {
  const { kind, limit } = terms;
  checkConsenter(kind, by);
  const now = clock.now();
  const _id = randomUUID();
  const consent: ConsentDocument = {
    _id,
    user_id: userId,
    kind,
    subject_id: subjectId,
    open_key: openKeyOf(kind, subjectId),
    wording: cipher.encrypt(consentWording(terms), consentOwner(_id)),
    limit,
    ...(covers === undefined ? {} : { covers: cipher.encrypt(covers, coverageOwner(_id)) }),
    given_at: now,
    staff_id: by?.impersonation?.staff_id ?? null,
    withdrawn_at: null,
    withdrawn_reason: null,
  };
  await closeConsent(db, { kind, subjectId, reason: 'replaced', now }, session);
  await insertConsent(db, consent, session);
  return consent;
}

/** A later charge has no consent in force, or would take more than was agreed. Nothing may be charged. */
export class ConsentMissing extends Error {
  override name = 'ConsentMissing';
  constructor(readonly subject: ConsentSubject) {
    super(`No consent to charge: ${subject.kind}`);
  }
}

/**
 * Returns the consent in force that a later charge rests on (rule consent-01). `cents` is what the charge takes for
 * what was agreed.
 * @throws {ConsentMissing} without one, or for more than its limit
 */
export async function requireConsent(
  db: Db,
  subject: ConsentSubject,
  cents = 0,
  session?: ClientSession,
): Promise<ConsentDocument> {
  const consent = await findOpenConsent(db, subject.kind, subject.subjectId, session);
  if (!consent || (consent.limit !== null && cents > consent.limit)) throw new ConsentMissing(subject);
  return consent;
}

/** Ends the consents of a subject that has ended, or those of one kind. Has no effect without any. */
export async function withdrawConsents(
  { db, clock }: Pick<BaseServices, 'db' | 'clock'>,
  {
    subjectId,
    reason,
    kinds = CONSENT_KINDS,
  }: { subjectId: string; reason: string; kinds?: readonly ConsentKind[] },
  session?: ClientSession,
): Promise<void> {
  const now = clock.now();
  for (const kind of kinds) await closeConsent(db, { kind, subjectId, reason, now }, session);
}

/** Decrypts the words that were agreed to. */
export const readWording = (
  { cipher }: Pick<BaseServices, 'cipher'>,
  { _id, wording }: Pick<ConsentDocument, '_id' | 'wording'>,
): string => cipher.decrypt(wording, consentOwner(_id));

/** Decrypts what a consent covers; null if it covers whatever its subject is. */
export const readCovers = (
  { cipher }: Pick<BaseServices, 'cipher'>,
  { _id, covers }: Pick<ConsentDocument, '_id' | 'covers'>,
): string | null => (covers === undefined ? null : cipher.decrypt(covers, coverageOwner(_id)));
