import type {
  Subscription,
  SubscriptionItem,
  SubscriptionLesson,
} from '../shared/subscription/api/subscriptions';

const LESSONS: readonly (readonly [string, string])[] = [
  ['Start where you are', 'Set a direction and measure three things that matter more than the scale.'],
  ['Protein first', 'Why twenty-five grams at breakfast changes the whole day.'],
  ['Thirty grams of fibre', 'Feeling full on fewer kilojoules, and keeping things moving.'],
  ['Hungry, or something else?', 'Four kinds of hunger and what each of them asks for.'],
  ['Strength, twice a week', 'Ten minutes that keep the muscle while the weight goes.'],
  ['Sleep is part of the plan', 'What one short night does to the next day’s appetite.'],
];

const BODY = `<p>When you eat less, the body looks for savings, and muscle is one of them.</p>
<h2>How much</h2>
<p>Aim for a palm of protein at each meal: two eggs and yoghurt, a tin of tuna, 150 g of tofu.</p>
<h2>This week</h2>
<p>Put the protein on the plate first and build the meal round it.</p>`;

type LessonState = Pick<SubscriptionLesson, 'status' | 'percent'>;

function lessonState(week: number, current: number): LessonState {
  if (week < current) return { status: 'Completed', percent: 100 };
  return week === current ? { status: 'InProgress', percent: 40 } : { status: 'Locked', percent: 0 };
}

/** Lessons of a member who has reached week `current`, deliberately unsorted. */
export function sampleLessons(current = 3): SubscriptionLesson[] {
  const lessons = LESSONS.map(([name, description], index): SubscriptionLesson => {
    const state = lessonState(index + 1, current);
    return {
      ...state,
      body: state.status === 'Locked' ? null : BODY,
      lesson: {
        id: String(index + 1),
        name,
        slug: `week-${index + 1}`,
        description,
        read_minutes: 4,
        week: index + 1,
      },
    };
  });
  return lessons.reverse();
}

/** An item of the next order. */
export const sampleItem = (changes: Partial<SubscriptionItem> = {}): SubscriptionItem => ({
  id: 'i1',
  is_prescribed: false,
  quantity: 2,
  price: 4295,
  price_type: 'default',
  product: {
    id: '1039',
    name: 'Slimwell Plan Shake Dutch Chocolate 14 Sachets',
    slug: 'slimwell-plan-shake-dutch-chocolate-14-sachets',
    brand: { name: 'Slimwell' },
    primary_image: null,
  },
  ...changes,
});

export const PRESCRIBED: SubscriptionItem = sampleItem({
  id: 'i2',
  is_prescribed: true,
  quantity: 1,
  price: 9900,
  product: {
    id: '7001',
    name: 'Lorimer Metforal 500mg 100 Tablets',
    slug: 'lorimer-metforal-500mg-100-tablets',
    brand: { name: 'Lorimer' },
    primary_image: null,
  },
});

const order = (reference: string, created_at: string, order_total: number) => ({
  reference,
  created_at,
  order_total,
  first_name: 'Mara',
  last_name: 'Lindqvist',
  items: [
    { name: 'Slimwell Plan Shake Dutch Chocolate 14 Sachets', quantity: 2, unit_price: 3866 },
    { name: 'Program fee', quantity: 1, unit_price: 7900 },
  ],
});

const LAST = { reference: 'SB-20261104', created_at: '2026-11-04T01:00:00Z', order_total: 15632 };

/** What a practitioner offers Mara. */
export const SAMPLE_OFFER: NonNullable<Subscription['offer']> = {
  id: 'o1',
  price: 29900,
  charged_now: 29900,
  expires_at: '2026-12-08T00:00:00Z',
  consent: [
    '1 × Semaglutide 0.25mg FlexTouch Pen Injections: 6 monthly supplies.',
    '$299.00 for each supply. This price is never raised during the prescription.',
    'The first supply is charged when you accept, each later one with your monthly order. We e-mail you the amount and the date at least 3 days before.',
    'You can cancel until 3 days before each later charge.',
    'Cancelling stops all later supplies. An order that is already charged can be cancelled until it is packed, and its money goes back to the card that paid.',
  ],
  items: [{ name: 'Semaglutide 0.25mg FlexTouch Pen Injections', quantity: 1, price: 29900, repeats: 6 }],
};

/** Mara's program: active, in its third week, renewing in twelve days. */
export function sampleSubscription(changes: Partial<Subscription> = {}): Subscription {
  const lessons = changes.lessons ?? sampleLessons();
  const current = lessons.find(({ status }) => status === 'InProgress');
  return {
    id: 's1',
    status: 'active',
    consult_state: 'NSW',
    is_active: true,
    created_at: '2026-10-05T00:00:00Z',
    next_period_at: '2026-12-06T00:00:00Z',
    next_billing_at: '2026-12-03T00:00:00Z',
    pause: null,
    pause_options: [],
    payment_failed_at: null,
    payment_retry_at: null,
    num_free_consults: 1,
    consent: [],
    refunds_fee: false,
    is_refused: false,
    readable_until: null,
    record_check: { facts: [], is_waiting: false },
    offer: null,
    answered_offer: null,
    voucher_code: null,
    voucher_discount: 0,
    items_total: 18490,
    prescribed_items_total: 9900,
    nonprescribed_items_total: 8590,
    discount_total: 859,
    program_fee: 7900,
    total: 25531,
    journey: { id: '1', name: 'Weight Management Program', price: 7900 },
    patient: { uuid: 'p1', first_name: 'Mara', last_name: 'Lindqvist' },
    upcoming_booking: null,
    can_book_first: false,
    past_consults: [],
    last_order: { ...LAST, gst_total: 703, items: [{ product_id: '1039' }, { product_id: '0' }] },
    orders: [
      order(LAST.reference, LAST.created_at, LAST.order_total),
      order('SB-20261005', '2026-10-05T01:00:00Z', 7900),
    ],
    lessons,
    current_lesson: current ? { lesson: { id: current.lesson.id } } : null,
    items: [PRESCRIBED, sampleItem()],
    ...changes,
  };
}
