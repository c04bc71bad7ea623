import type { PaymentMethod } from '@saltbush/shared-ui/entities';
import { PaymentMethodsDocument } from '@saltbush/shared-ui/entities';
import { mockAddresses, mockPlaces, type RequestHandler, respondWith } from '@saltbush/shared-ui/testing';
import type { AutoDelivery, AutoDeliveryItem } from '../features/autodelivery/api/autodeliveries';
import {
  AutodeliveriesDeleteDocument,
  AutodeliveriesDocument,
  AutodeliveriesEditDocument,
  AutodeliveriesEditItemDocument,
  AutodeliveriesPauseDocument,
  AutodeliveriesRemoveItemDocument,
  AutodeliveriesResumeDocument,
  AutodeliveriesSkipDocument,
  AutodeliveryAgreementDocument,
} from '../generated/gql/graphql';

export const VISA: PaymentMethod = {
  payment_source_id: 'src_visa',
  brand: 'visa',
  last4: '4242',
  exp_month: 11,
  exp_year: 2030,
  is_default: true,
};
export const AMEX: PaymentMethod = {
  ...VISA,
  payment_source_id: 'src_amex',
  brand: 'amex',
  last4: '0005',
  is_default: false,
};

const AGREEMENT = {
  given_at: '2026-10-31T22:00:00Z',
  wording:
    'Every 4 weeks, until you cancel, we send you 1 × Ironbark Naturals Magnesium Glycinate 120 Capsules. Each delivery costs the prices of its day, $23.70 at today’s, and delivery.',
  is_by_staff: false,
};

const item = (id: string, changes: Partial<AutoDeliveryItem> = {}): AutoDeliveryItem => ({
  id,
  one_off: false,
  quantity: 1,
  price: 2370,
  product: {
    id: '101',
    name: 'Ironbark Naturals Magnesium Glycinate 120 Capsules',
    slug: 'ironbark-magnesium',
    primary_image: null,
  },
  patient: null,
  ...changes,
});

/** Priya's AutoDelivery: the reminder has been sent and lock-in is next. Money in cents. */
export const sampleAutoDelivery = (changes: Partial<AutoDelivery> = {}): AutoDelivery => ({
  id: 'ad-1',
  name: 'Bathroom shelf',
  frequency: '4W',
  status: 'active',
  last_payment_status: 'succeeded',
  milestone: 'lockin',
  notify_date: '2026-11-23T22:00:00Z',
  lockin_date: '2026-11-27T22:00:00Z',
  charge_date: '2026-11-28T22:00:00Z',
  delivery_date: '2026-11-30T22:00:00Z',
  expected_arrival: { delivery_from: '2026-12-03', delivery_to: '2026-12-09' },
  payment_source_id: VISA.payment_source_id,
  shipping_first_name: 'Priya',
  shipping_last_name: 'Nolan',
  shipping_email: 'priya@example.com',
  shipping_phone: '0491570006',
  shipping_address_1: '14 Fig Tree Lane',
  shipping_address_2: '',
  shipping_suburb: 'SURRY HILLS',
  shipping_state: 'NSW',
  shipping_postcode: '2010',
  shipping_country: 'AU',
  delivery_instructions: 'Behind the pot plant',
  authority_to_leave: true,
  items: [
    item('item-1'),
    item('item-2', {
      one_off: true,
      quantity: 2,
      price: 404,
      product: { id: '102', name: 'Pearlbay Toothpaste 110g', slug: 'pearlbay', primary_image: null },
    }),
  ],
  ...changes,
});

/** Handlers of an API that stores these AutoDeliveries in memory. */
export function autoDeliveryHandlers(start: AutoDelivery[]): RequestHandler[] {
  let list = start;
  const change = (matches: (known: AutoDelivery) => boolean, next: (known: AutoDelivery) => AutoDelivery) => {
    const known = list.find(matches);
    if (!known) throw new Error('The sample API has no such AutoDelivery');
    const autodelivery = next(known);
    list = list.map((each) => (each === known ? autodelivery : each));
    return { autodelivery };
  };
  const byId = (id: string) => (known: AutoDelivery) => known.id === id;
  const byItem = (id: string) => (known: AutoDelivery) => known.items.some((each) => each.id === id);
  const later = {
    charge_date: '2026-12-26T22:00:00Z',
    delivery_date: '2026-12-28T22:00:00Z',
    expected_arrival: { delivery_from: '2027-01-04', delivery_to: '2027-01-08' },
    milestone: 'notify' as const,
  };
  return [
    respondWith(AutodeliveriesDocument, () => ({ autodeliveries: list })),
    respondWith(AutodeliveryAgreementDocument, ({ id }) => ({
      autodeliveries: [{ id, agreement: AGREEMENT }],
    })),
    mockPlaces([{ id: 'p1', suburb: 'SURRY HILLS', postcode: '2010', state: 'NSW' }]),
    mockAddresses([]),
    respondWith(PaymentMethodsDocument, { payment_methods: [VISA, AMEX] }),
    respondWith(AutodeliveriesPauseDocument, ({ input }) => ({
      autodeliveries_pause: change(byId(input.id), (known) => ({ ...known, status: 'paused' })),
    })),
    respondWith(AutodeliveriesResumeDocument, ({ input }) => ({
      autodeliveries_resume: change(byId(input.id), (known) => ({ ...known, status: 'active' })),
    })),
    respondWith(AutodeliveriesSkipDocument, ({ input }) => ({
      autodeliveries_skip: change(byId(input.id), (known) => ({ ...known, ...later })),
    })),
    respondWith(AutodeliveriesDeleteDocument, ({ input }) => ({
      autodeliveries_delete: change(byId(input.id), (known) => ({ ...known, status: 'cancelled' })),
    })),
    respondWith(AutodeliveriesEditDocument, ({ input }) => ({
      autodeliveries_edit: change(byId(input.id), (known) => ({
        ...known,
        name: input.name ?? known.name,
        frequency: input.frequency ?? known.frequency,
        payment_source_id: input.stripe_source_id ?? known.payment_source_id,
        authority_to_leave: input.authority_to_leave ?? known.authority_to_leave,
      })),
    })),
    respondWith(AutodeliveriesEditItemDocument, ({ input }) => ({
      autodeliveries_edit_item: change(byItem(input.id), (known) => ({
        ...known,
        items: known.items.map((each) =>
          each.id === input.id
            ? { ...each, quantity: input.quantity ?? each.quantity, one_off: input.one_off ?? each.one_off }
            : each,
        ),
      })),
    })),
    respondWith(AutodeliveriesRemoveItemDocument, ({ input }) => ({
      autodeliveries_remove_item: change(byItem(input.id), (known) => ({
        ...known,
        items: known.items.filter((each) => each.id !== input.id),
      })),
    })),
  ];
}
