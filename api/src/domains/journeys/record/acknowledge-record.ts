import { consultNoteError, fieldOfFact, RECORD_FACTS } from '@saltbush/contract';
import type { JourneySubscriptionsAcknowledgeRecordInput } from '../../../generated/resolvers';
import { requirePermission, requireUser } from '../../../lib/context';
import { inTransaction } from '../../../lib/database/transactions';
import { invalidInput, notFound } from '../../../lib/errors';
import { findCustomer } from '../../accounts';
import { enqueueMail } from '../../mail';
import { findOwnPatient, holdPatient, type PatientDocument } from '../../patients';
import { busy, requireSubscriptionId, wrongStatus } from '../access';
import { recordEntry } from '../clinical/record-entry';
import type { JourneysContext } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { subscriptionPayload } from '../mutations/payload';
import { clearedMail } from '../notices/mails';
import { findAnySubscription, writeSubscription } from '../store';
import { programRecord, readCleared, sealCleared } from './record-check';

type Input = JourneySubscriptionsAcknowledgeRecordInput;

/** Returns the program and its patient's record, as the practitioner has read it. @throws {BusinessError} */
async function readSubject(ctx: JourneysContext, input: Input) {
  const read = await findAnySubscription(ctx.db, requireSubscriptionId(input.subscription_id));
  if (!read) throw notFound('Subscription');
  const isOpen = read.status === 'draft' ? Boolean(read.record_asked_at) : read.status !== 'cancelled';
  if (!isOpen) throw wrongStatus('not_reviewable');
  const patient = read.patient_uuid && (await findOwnPatient(ctx.db, read.user_id, read.patient_uuid));
  if (!patient) throw notFound('Patient');
  if ((patient.version ?? 0) !== input.record_version) throw busy();
  return { read, patient };
}

function readNote(input: Input): string {
  const note = input.note.trim();
  const error = consultNoteError(note, { isRequired: true });
  if (error) throw invalidInput({ note: error });
  return note;
}

/** Stores the acknowledgement with what the record said, and tells an applicant. Returns false after another write. */
async function store(
  ctx: JourneysContext,
  { read, patient }: { read: JourneySubscriptionDocument; patient: PatientDocument },
  { facts, note }: { facts: Input['facts']; note: string },
): Promise<boolean> {
  const record = programRecord(ctx, patient);
  const kept = readCleared(ctx, read).filter(({ fact }) => !facts.includes(fact));
  const cleared = [...kept, ...facts.map((fact) => ({ fact, record: record[fieldOfFact(fact)] ?? '' }))];
  const change = { cleared: sealCleared(ctx, read, cleared), record_asked_at: null };
  const author = { role: 'practitioner' as const, id: requireUser(ctx).id };
  const customer = read.status === 'draft' ? await findCustomer(ctx.db, read.user_id) : null;
  return inTransaction(ctx, async (session) => {
    if (!(await writeSubscription(ctx.db, read, change, session))) return false;
    if (!(await holdPatient(ctx.db, patient, session))) throw busy();
    const content = { kind: 'acknowledged' as const, facts, record, note };
    await recordEntry(ctx, read, { author, content }, session);
    if (customer) await enqueueMail(ctx, clearedMail(ctx, { customer }, read), session);
    return true;
  });
}

/**
 * Stores that a practitioner has seen what the record says against a program, and lets it go on all the same: until the
 * record says something else, it holds nothing up (rule health-20). The applicant is told that they can pay. Staff only.
 */
export async function journeySubscriptionsAcknowledgeRecord(
  _root: unknown,
  { input }: { input: Input },
  ctx: JourneysContext,
) {
  requireUser(ctx);
  requirePermission(ctx, 'programs:review');
  const note = readNote(input);
  const facts = RECORD_FACTS.filter((fact) => input.facts.includes(fact));
  const subject = await readSubject(ctx, input);
  if (!(await store(ctx, subject, { facts, note }))) throw busy();
  const stored = await findAnySubscription(ctx.db, subject.read._id);
  return subscriptionPayload(ctx, stored ?? subject.read);
}
