import { randomUUID } from 'node:crypto';
import type { programOf } from '../shop/program';
import { at, type Shopper } from '../shop/shopper';

const FIELDS = `can_write count unread waits_since is_urgent messages { id at author text
  check_in { symptoms is_hard outcome } }`;

/** What answers and a practitioner's page say of a conversation. */
export const CONVERSATION = `conversation { ${FIELDS} }`;

interface Conversation {
  can_write: boolean;
  count: number;
  unread: number;
  waits_since: string | null;
  is_urgent: boolean;
  messages: { id: string; author: string | null; text: string; check_in: object | null }[];
}

/** Returns what a person can do in the conversation of a program, as the given person takes part in it. */
export function careOf(shopper: Shopper, subscription_id: string | null) {
  const run = (operation: string, input: object) =>
    shopper.run(operation, { subscription_id, ...input }, CONVERSATION);
  const read = () =>
    shopper.send(`query($id: ID) { journey_conversation(subscription_id: $id) { ${FIELDS} } }`, {
      id: subscription_id,
    });
  return {
    read,
    now: async () => at<Conversation>(await read(), 'journey_conversation'),
    send: (text: string, id: string = randomUUID()) => run('journey_messages_send', { id, text }),
    checkIn: (symptoms: string[], { is_hard = false, text = '' } = {}) =>
      run('journey_check_ins_record', { id: randomUUID(), symptoms, is_hard, text }),
    seen: (seen_count: number) => run('journey_messages_read', { seen_count }),
    answer: (text: string, seen_count: number, id: string = randomUUID()) =>
      run('journey_messages_answer', { id, text, seen_count }),
    close: (seen_count: number) => run('journey_messages_close', { seen_count }),
  };
}

/** Returns helpers for a member of a program and the practitioner `doctor`. */
export function careTeamOf(program: ReturnType<typeof programOf>, doctor: Shopper) {
  return {
    /** A member of a running program, and the practitioner at its desk. */
    async both() {
      const member = await program.active();
      return {
        ...member,
        member: careOf(member.shopper, member.subscription_id),
        desk: careOf(doctor, member.subscription_id),
      };
    },
    /** The programs that wait for the care team, in order. */
    async waiting(): Promise<{ id: string; is_urgent: boolean }[]> {
      const query = '{ staff_programs(queue: messages) { data { id is_urgent waits_since } } }';
      return at(await doctor.send(query), 'staff_programs.data');
    },
  };
}
