import type { SingleSourceRule } from './rule';

/** Where the specification prescribes the name: schema, GraphQL operations and inputs, stored fields, settings. */
const BOUNDARY = [
  'api/src/domains/(accounts|autodelivery)/documents',
  'api/src/domains/(autodelivery|orders|payment-methods)/store',
  'api/src/domains/(autodelivery|payment-methods)/resolvers',
  'api/src/domains/autodelivery/(mutations/edit|from-order|register|cycle/place-order)',
  'api/src/domains/orders/checkout/(checkout-place-order|store-once|impersonated-card)',
  'api/src/domains/payment-methods/cards',
  'api/src/domains/journeys/billing/pay',
  'api/src/domains/telehealth/bookings/confirm',
  'api/src/domains/audit/(rules|touched)',
  'api/src/(server/(config|logging|services)|payments/index)',
  'shared-ui/src/platform/entities/payment-methods',
  'mf-[^/]+/src/.*/api/[^/]+',
  'mf-cart/src/features/checkout/model/order-failure',
  'mf-journey/src/shared/payment/keep-card',
  'mf-account/src/features/autodelivery/(components/(CardField|Facts)|model/edit-values)',
  'mf-account/src/features/payment-methods/(components/(Card|PaymentMethods)|model/use-card-change)',
];

/** The payment gateway is interchangeable: one gateway's names stay at the boundary. */
export const stripeNames: SingleSourceRule = {
  name: 'stripe-names',
  sentence:
    'replacing the gateway must not rename code everywhere: read `stripe_source_id` where the api, a document or an operation has it, and pass it on as `sourceId`',
  within: /^(api\/(src|contract\/src)|shell\/(src|server)|shared-ui\/src|mf-[^/]+\/src)\//,
  except: new RegExp(`^(${BOUNDARY.join('|')})\\.tsx?$`),
  copy: /\bstripe_\w+|\bstripe[A-Z]\w+/,
};
