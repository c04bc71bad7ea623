import type { SingleSourceRule } from './rule';

/** Where the specification prescribes the name: schema, GraphQL operations and inputs, stored fields, settings. */
const BOUNDARY = [
  'api/src/domains/(accounts|autodelivery)/documents',
  'api/src/domains/(autodelivery|payment-methods)/store',
  'api/src/domains/(autodelivery|payment-methods)/resolvers',
  'api/src/domains/payment-methods/source-field',
  'api/src/domains/autodelivery/mutations/edit',
  'api/src/domains/orders/checkout/checkout-place-order',
  'api/src/domains/telehealth/bookings/confirm',
  'api/src/domains/audit/(impersonation-rules|touched)',
  'api/src/(server/(config|logging|services)|payments/index)',
  'shared-ui/src/platform/entities/payment-methods',
  'mf-[^/]+/src/.*/api/[^/]+',
];

/** The payment gateway is interchangeable: one gateway's names stay at the boundary. */
export const stripeNames: SingleSourceRule = {
  name: 'stripe-names',
  sentence:
    'replacing the gateway must not rename code everywhere: read `stripe_source_id` where the api, a document or an operation has it (`sourceIdOf` in the api, an alias `payment_source_id` in browsers), and pass it on as `sourceId`',
  within: /^(api\/(src|contract\/src)|shell\/(src|server)|shared-ui\/src|mf-[^/]+\/src)\//,
  except: new RegExp(`^(${BOUNDARY.join('|')})\\.tsx?$`),
  copy: /\bstripe_\w+|\bstripe[A-Z]\w+/,
};
