import { HttpResponse, http, type RequestHandler, respondWith } from '@saltbush/shared-ui/testing';
import type { StaffProgram } from '../features/counter-programs/api/staff-program';
import {
  JourneyConsultsCompleteDocument,
  JourneyConsultsMissDocument,
  JourneyConsultsNotHeldDocument,
  JourneyMessagesAnswerDocument,
  JourneySubscriptionsAcknowledgeRecordDocument,
  JourneySubscriptionsReviewDocument,
  StaffProgramDocument,
  StaffProgramsDocument,
} from '../generated/gql/graphql';
import { emptyConversation, sampleConversation } from './care';

const MEDICINE = 'Veltrin Semaglutide 0.25mg Pen';

type StaffConsult = StaffProgram['consults'][number];

/** A consult at the desk, which took place or stands as `changes` says. */
export const sampleStaffConsult = (changes: Partial<StaffConsult> = {}): StaffConsult => {
  const isOver = changes.status !== undefined && changes.status !== 'booked';
  return {
    ...{ id: 'b1', starts_at: '2026-11-22T22:00:00.000Z', ends_at: '2026-11-23T00:00:00.000Z' },
    ...{ status: 'booked', is_open: false, missed_calls: [], note: null },
    ...{ ended_by: isOver ? 'Asha Pillai' : null, ended_at: isOver ? '2026-11-22T22:40:00.000Z' : null },
    ...changes,
  };
};

/** A program whose consult has begun, and nobody has put it down. */
export const sampleNotPutDown = (): StaffProgram => ({
  ...sampleReview,
  consults: [sampleStaffConsult({ is_open: true })],
});

/** A program under review, with answers and a record. */
export const sampleReview: StaffProgram = {
  email: 'mara@example.com',
  submitted_at: '2026-11-22T03:10:00.000Z',
  consult_at: '2026-11-22T22:00:00.000Z',
  consults: [sampleStaffConsult({ status: 'completed' })],
  subscription: {
    id: 's1',
    status: 'reviewing',
    created_at: '2026-11-22T03:00:00.000Z',
    next_period_at: null,
    journey: { id: '1', name: 'Weight Management Program' },
    patient: { first_name: 'Mara', last_name: 'Lindqvist' },
    offer: null,
    items: [],
  },
  record: {
    dob: '1988-04-09',
    gender: 'female',
    phone: '0412345678',
    allergies: '',
    conditions: 'High blood pressure',
    medication: 'Perindopril 5 mg',
    is_pregnant_breastfeeding: false,
    checked_at: '2026-05-04T02:00:00.000Z',
  },
  answers: [
    { question: 'above-eighteen', answer: 'yes' },
    { question: 'pregnant-breastfeeding', answer: 'no' },
    { question: 'height', answer: '168cm' },
    { question: 'weight', answer: '92kg' },
    { question: 'diagnosed-medication', answer: 'no' },
    { question: 'taking-weightloss-medication', answer: 'no' },
    { question: 'bmi', answer: '32.6' },
  ],
  decisions: [],
  contradictions: [],
  record_version: 3,
  history: [],
  conversation: emptyConversation,
  measurements: [
    { day: '2026-11-09', weight_kg: 92.6, waist_cm: null },
    { day: '2026-11-16', weight_kg: 92, waist_cm: 101.5 },
  ],
};

/** A running program whose member waits for an answer to a check-in. */
export const sampleUnanswered: StaffProgram = {
  ...sampleReview,
  subscription: { ...sampleReview.subscription, status: 'active' },
  conversation: sampleConversation(),
};

const DETAILS = [
  { question: 'pregnant-breastfeeding', answer: 'no' },
  { question: 'weight', answer: '92kg' },
  { question: 'is_pregnant_breastfeeding (record)', answer: 'yes' },
];

/** A draft whose patient says that the record, which excludes them, is out of date. */
export const sampleInQuestion: StaffProgram = {
  ...sampleReview,
  subscription: { ...sampleReview.subscription, status: 'draft' },
  consult_at: null,
  consults: [],
  record: sampleReview.record && { ...sampleReview.record, is_pregnant_breastfeeding: true },
  contradictions: [{ fact: 'pregnancy', record: 'yes', answer: 'no', is_acknowledged: false }],
  history: [
    {
      id: 'e2',
      at: '2026-11-22T03:10:00.000Z',
      author: null,
      kind: 'put_to_practitioner',
      rules: '2026-11-25',
      note: null,
      details: DETAILS,
    },
    {
      id: 'e1',
      at: '2026-11-22T03:08:00.000Z',
      author: null,
      kind: 'earlier_answers',
      rules: '2026-11-25',
      note: null,
      details: [{ question: 'pregnant-breastfeeding', answer: 'yes' }],
    },
  ],
};

const listed = (id: string, first_name: string, last_name: string, submitted_at: string) => ({
  id,
  journey_name: 'Weight Management Program',
  submitted_at,
  consult_at: id === 's1' ? '2026-11-24T22:00:00.000Z' : null,
  has_offer: false,
  is_contradicted: id === 's2',
  waits_since: id === 's1' ? '2026-11-23T21:10:00.000Z' : null,
  is_urgent: id === 's1',
  patient: { first_name, last_name },
});

const hits = [
  {
    objectID: '7001',
    name: MEDICINE,
    available: true,
    isPrescription: true,
    supply_limits: { perSupply: 1, supplies: 6, days: 21 },
  },
  { objectID: '7002', name: 'Magnesium 60 Tablets', available: true, isPrescription: false },
];

/** Responses for the counter's programs; a review decides about the program. */
export function staffProgramAnswers(first: StaffProgram = sampleReview): RequestHandler[] {
  let program = first;
  return [
    respondWith(StaffProgramsDocument, {
      staff_programs: {
        data: [
          listed('s1', 'Mara', 'Lindqvist', '2026-11-22T03:10:00.000Z'),
          listed('s2', 'Noah', 'Ellis', '2026-11-23T21:00:00.000Z'),
        ],
        paginatorInfo: { last_page: 1, total: 2 },
      },
    }),
    respondWith(StaffProgramDocument, () => ({ staff_program: program })),
    respondWith(JourneySubscriptionsReviewDocument, ({ input }) => {
      const items = [{ name: MEDICINE, quantity: 1, repeats: 6 }];
      program = {
        ...program,
        subscription: {
          ...program.subscription,
          status: 'active',
          offer: { expires_at: '2026-12-08T00:00:00.000Z', price: 18900, items },
        },
        decisions: [
          {
            at: '2026-11-24T00:00:00.000Z',
            staff_name: 'Asha Pillai',
            outcome: 'prescribed',
            note: input.note ?? null,
            items,
          },
        ],
      };
      const { id, status } = program.subscription;
      return { journey_subscriptions_review: { subscription: { id, status } } };
    }),
    respondWith(JourneyConsultsCompleteDocument, ({ input: { note } }) => {
      program = { ...program, consults: [sampleStaffConsult({ status: 'completed', note })] };
      return { journey_consults_complete: { subscription: { id: 's1' } } };
    }),
    respondWith(JourneyConsultsMissDocument, ({ input: { calls } }) => {
      program = { ...program, consults: [sampleStaffConsult({ status: 'missed', missed_calls: calls })] };
      return { journey_consults_miss: { subscription: { id: 's1' } } };
    }),
    respondWith(JourneyConsultsNotHeldDocument, ({ input: { note } }) => {
      program = { ...program, consults: [sampleStaffConsult({ status: 'not_held', note })] };
      return { journey_consults_not_held: { subscription: { id: 's1' } } };
    }),
    respondWith(JourneyMessagesAnswerDocument, ({ input: { id, text } }) => {
      const { messages, count } = program.conversation;
      const answer = { id, at: '2026-11-24T00:00:00.000Z', author: 'Asha Pillai', text, check_in: null };
      const conversation = sampleConversation({
        ...{ messages: [...messages, answer], count: count + 1, waits_since: null, is_urgent: false },
      });
      program = { ...program, conversation };
      return { journey_messages_answer: { conversation: { count: conversation.count } } };
    }),
    respondWith(JourneySubscriptionsAcknowledgeRecordDocument, () => {
      const contradictions = program.contradictions.map((one) => ({ ...one, is_acknowledged: true }));
      program = { ...program, contradictions };
      const { id, status } = program.subscription;
      return { journey_subscriptions_acknowledge_record: { subscription: { id, status } } };
    }),
    http.post('/1/indexes/*/query', () => HttpResponse.json({ hits })),
  ];
}
