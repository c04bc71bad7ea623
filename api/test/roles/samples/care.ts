import { randomUUID } from 'node:crypto';
import type { World } from '../world';
import type { Samples } from './sample';

const active = async (world: World) => ({ subscription_id: await world.subscription('active') });

/** A program whose consult has begun: at the time that its practitioner's calls are of. */
const begun = async (world: World) => ({
  subscription_id: await world.subscription('active', {
    upcoming_booking: { ...world.consult(), id: 'begun', appointment_at: new Date(0) },
  }),
  booking_id: 'begun',
});

/** Charges that were declined. */
export const CHARGES: Samples = {
  staff_program_charges_mail: async (world) => ({
    id: await world.subscription('PaymentDeclinedForRenewal', { declines: 1, charge_due_at: null }),
  }),
  staff_autodelivery_charges_mail: async (world) => ({ id: await world.declinedDelivery() }),
};

/** Inputs for messages between members and the care team. */
export const CARE: Samples = {
  journey_messages_send: async (world) => ({ ...(await active(world)), id: randomUUID(), text: 'Hello' }),
  journey_messages_read: async (world) => ({ ...(await active(world)), seen_count: 0 }),
  journey_check_ins_record: async (world) => ({
    ...(await active(world)),
    ...{ id: randomUUID(), symptoms: ['rash'], is_hard: false, text: '' },
  }),
  journey_messages_answer: async (world) => ({
    ...(await active(world)),
    ...{ id: randomUUID(), text: 'Hello', seen_count: 0 },
  }),
  journey_consults_complete: async (world) => ({ ...(await begun(world)), note: 'Advised on diet' }),
  journey_consults_not_held: async (world) => ({ ...(await begun(world)), note: 'Nobody was on duty' }),
  journey_consults_miss: async (world) => ({
    ...(await begun(world)),
    calls: [0, 5, 10].map((minute) => new Date(minute * 60_000).toISOString()),
  }),
  journey_messages_close: async (world) => {
    const input = await active(world);
    const conversation = { _id: input.subscription_id, user_id: world.ownerId, count: 0, waits: true };
    await world.collection('journey_conversations').insertOne(conversation);
    return { ...input, seen_count: 0 };
  },
};
