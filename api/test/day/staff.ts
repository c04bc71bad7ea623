import type { StoredRole } from '@saltbush/contract';
import { pick, randomFor } from '../../seed/lib/random';
import { programOf } from '../shop/program';
import type { Selling } from '../shop/selling';
import { at, type Shopper } from '../shop/shopper';
import type { Morning } from './customers';
import { press } from './operations';
import { appointmentEnd, isAccepted } from './plan';

/** What the shop has acknowledged: who did what with which order, consultation or program. */
export interface Done {
  staff: string;
  operation: string;
  id: string;
}

/** What a member of staff is told who comes too late. */
export type Refusals = Map<string, number>;

/** A member of staff at their screen. */
export interface Member {
  id: string;
  shopper: Shopper;
  /** Chooses among what waits, mostly from the top, as colleagues do at the same time. */
  choose<Row>(rows: readonly Row[]): Row | undefined;
  /** Presses a button; a refusal is counted, and is not an error. */
  act(operation: string, id: string, input: object): Promise<boolean>;
}

const TOP = 5;
const field = (name: string) =>
  name.replace(/[A-Z]/g, (letter, at: number) => `${at ? '_' : ''}${letter.toLowerCase()}`);

/** Signs a member of staff in. */
export async function startWork(
  shop: Selling,
  role: StoredRole,
  { done, refusals, seed }: { done: Done[]; refusals: Refusals; seed: string },
): Promise<Member> {
  const { id, shopper } = await programOf(shop).user(role);
  const random = randomFor(seed);
  return {
    id,
    shopper,
    choose: (rows) => (rows.length > 0 ? pick(random, rows.slice(0, TOP)) : undefined),
    async act(operation, subject, input) {
      const { code } = await press(shopper, operation, { input });
      if (code) refusals.set(code, (refusals.get(code) ?? 0) + 1);
      else done.push({ staff: id, operation: field(operation), id: subject });
      return code === null;
    },
  };
}

const DAY = '2026-11-25';
const NOTE = 'As discussed';
/** Minutes after its start at which a patient is rung who does not answer. */
const CALLS = [0, 5, 10];

/** Takes one of the consultations that are open to its end; returns false if there is none. */
export async function runAppointment(member: Member, { appointments }: Morning): Promise<boolean> {
  const answer = await press(member.shopper, 'StaffAppointments', { date: DAY, show: 'open', page: 1 });
  const rows = at<{ booking: { uuid: string; starts_at: string } }[]>(answer, 'staff_appointments.data');
  const open = rows.filter(({ booking }) => appointments.has(booking.uuid));
  const { uuid, starts_at } = member.choose(open)?.booking ?? {};
  if (!uuid || !starts_at) return false;
  await press(member.shopper, 'StaffAppointment', { uuid });
  const end = appointmentEnd(appointments.get(uuid) ?? 0);
  const operation = { completed: 'Complete', missed: 'Miss', cancelled: 'Cancel' }[end];
  const calls = CALLS.map((minute) => new Date(Date.parse(starts_at) + minute * 60_000).toISOString());
  await member.act(`StaffAppointments${operation}`, uuid, {
    ...{ uuid, note: NOTE },
    ...(end === 'missed' ? { calls } : {}),
  });
  return true;
}

/** Decides one of the enrolments that wait for a review; returns false if there is none. */
export async function reviewProgram(member: Member, { programs }: Morning): Promise<boolean> {
  const answer = await press(member.shopper, 'StaffPrograms', { queue: 'review', page: 1 });
  const rows = at<{ id: string }[]>(answer, 'staff_programs.data').filter(({ id }) => programs.has(id));
  const subscription_id = member.choose(rows)?.id;
  if (!subscription_id) return false;
  const page = await press(member.shopper, 'StaffProgram', { id: subscription_id });
  const decisions = at<{ at: string }[]>(page, 'staff_program.decisions');
  const decision = { subscription_id, note: NOTE, seen_decision_at: decisions[0]?.at ?? null };
  const consult = at<{ id: string; is_open: boolean }[]>(page, 'staff_program.consults')[0];
  if (consult?.is_open) {
    const held = { subscription_id, booking_id: consult.id, note: NOTE };
    await member.act('JourneyConsultsComplete', subscription_id, held);
  }
  if (isAccepted(programs.get(subscription_id) ?? 0)) {
    await member.act('JourneySubscriptionsReview', subscription_id, {
      ...decision,
      has_spoken: true,
      items: [],
    });
  } else await member.act('JourneySubscriptionsRefuse', subscription_id, decision);
  return true;
}
