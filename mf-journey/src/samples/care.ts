import { checkInOutcome } from '@saltbush/contract';
import { respondWith } from '@saltbush/shared-ui/testing';
import { checkInDraft, messageDraft } from '../features/care/model/care-drafts';
import {
  JourneyCheckInsRecordDocument,
  JourneyConversationDocument,
  JourneyMessagesReadDocument,
  JourneyMessagesSendDocument,
} from '../generated/gql/graphql';
import type { CareMessage, Conversation } from '../shared/care/api/conversation-fields';

const MESSAGES: CareMessage[] = [
  {
    id: 's1/m1',
    at: '2026-11-20T22:05:00.000Z',
    author: null,
    text: 'Can I take the injection in the evening? I forget it in the morning.',
    check_in: null,
  },
  {
    id: 's1/m2',
    at: '2026-11-21T03:40:00.000Z',
    author: 'Asha Pillai',
    text: 'Yes. Choose one day and time of the week that suits you and keep to it.\n\nIf you miss a dose by more than five days, leave it out and tell us.',
    check_in: null,
  },
];

/** A conversation with a question, its answer, and a check-in that waits. */
export const sampleConversation = (over: Partial<Conversation> = {}): Conversation => ({
  can_write: true,
  count: 3,
  unread: 1,
  waits_since: '2026-11-23T21:10:00.000Z',
  is_urgent: true,
  messages: [
    ...MESSAGES,
    {
      id: 's1/m3',
      at: '2026-11-23T21:10:00.000Z',
      author: null,
      text: 'Since Sunday night, after dinner.',
      check_in: { symptoms: ['vomiting', 'nausea'], is_hard: true, outcome: 'practitioner' },
    },
  ],
  ...over,
});

/** A conversation in which nobody has written. */
export const emptyConversation: Conversation = {
  ...{ can_write: true, count: 0, unread: 0, waits_since: null, is_urgent: false },
  messages: [],
};

/** Handlers for a stateful sample api with one conversation. */
export function careHandlers(start: Conversation = sampleConversation()) {
  let conversation = start;
  const add = (message: Pick<CareMessage, 'id' | 'text' | 'check_in'>) => {
    const at = '2026-11-24T00:00:00.000Z';
    const messages = [...conversation.messages, { ...message, at, author: null }];
    conversation = { ...conversation, messages, count: conversation.count + 1, waits_since: at };
    return { conversation };
  };
  return [
    respondWith(JourneyConversationDocument, () => ({ journey_conversation: conversation })),
    respondWith(JourneyMessagesReadDocument, () => {
      conversation = { ...conversation, unread: 0 };
      return { journey_messages_read: { conversation } };
    }),
    respondWith(JourneyMessagesSendDocument, ({ input: { id, text } }) => ({
      journey_messages_send: add({ id, text, check_in: null }),
    })),
    respondWith(JourneyCheckInsRecordDocument, ({ input: { id, text, symptoms, is_hard } }) => {
      const list = [symptoms].flat();
      const check_in = { symptoms: list, is_hard, outcome: checkInOutcome(list, is_hard) };
      return { journey_check_ins_record: add({ id, text, check_in }) };
    }),
  ];
}

/** Forgets what earlier stories have typed. */
export function resetCareDrafts(): void {
  for (const draft of [messageDraft, checkInDraft]) {
    draft.forget();
    draft.store.setState(draft.store.getInitialState(), true);
  }
}
