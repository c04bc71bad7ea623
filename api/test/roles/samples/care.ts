import { randomUUID } from 'node:crypto';
import type { World } from '../world';
import type { Samples } from './sample';

const active = async (world: World) => ({ subscription_id: await world.subscription('active') });

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
  journey_messages_close: async (world) => {
    const input = await active(world);
    const conversation = { _id: input.subscription_id, user_id: world.ownerId, count: 0, waits: true };
    await world.collection('journey_conversations').insertOne(conversation);
    return { ...input, seen_count: 0 };
  },
};
