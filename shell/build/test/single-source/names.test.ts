import { describe, expect, it } from 'vitest';
import { bookingTypeChecks } from '../../src/single-source/booking-types';
import { findCopies } from '../../src/single-source/rule';
import { stripeNames } from '../../src/single-source/stripe-names';
import { whomToAsk } from '../../src/single-source/whom-to-ask';
import { files } from './files';

describe('booking types', () => {
  it('differ by the fields of their table only', () => {
    expect(findCopies(files, bookingTypeChecks)).toEqual([]);
  });

  it.each([
    "if (input.booking_type === 'CovidAntiviral') return;",
    "if (type !== 'OnlineScripts') return null;",
    "    case 'MedcertsCarer':",
  ])('are reported if compared by name: %s', (text) => {
    const path = 'api/src/domains/telehealth/bookings/read-input.ts';
    expect(findCopies([{ path, text }], bookingTypeChecks)).toEqual([
      expect.stringMatching(
        /booking-types: .*add a field for the difference .*telehealth\/booking-types\.ts/,
      ),
    ]);
  });
});

describe('gateway names', () => {
  it('appear only at the boundary: schema, stored fields and settings', () => {
    expect(findCopies(files, stripeNames)).toEqual([]);
  });

  it.each([
    ['api/src/domains/orders/refunds.ts', 'await refund(order.stripe_source_id);'],
    ['mf-cart/src/pages/cart/index.tsx', 'const stripeToken = useToken();'],
  ])('are reported in %s: %s', (path, text) => {
    expect(findCopies([{ path, text }], stripeNames)).toEqual([
      expect.stringMatching(/stripe-names: .*pass it on as `sourceId`$/),
    ]);
  });
});

describe('whom to ask', () => {
  it('is said by one component', () => {
    expect(findCopies(files, whomToAsk)).toEqual([]);
  });

  it('is reported if it is said elsewhere', () => {
    const text = '<Banner>Only the customer can see and change these. Please ask them to sign in.</Banner>';
    expect(findCopies([{ path: 'mf-account/src/pages/patients/index.tsx', text }], whomToAsk)).toEqual([
      expect.stringMatching(/whom-to-ask: .*CustomersOwn of @saltbush\/shared-ui\/person/),
    ]);
  });
});
