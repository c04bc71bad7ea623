import {
  autoDeliveryTerms,
  consentWording,
  medicineOrderTerms,
  programRenewalTerms,
} from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { testShop } from '../../../test/shop/test-shop';
import { checkShown, readWording, recordConsent, requireConsent, withdrawConsents } from './consents';
import type { ConsentDocument } from './documents';
import { listConsents } from './store';

const shop = testShop();
const RENEWAL = programRenewalTerms({ name: 'Weight Management Program', fee: 7900 });
const DELIVERY = autoDeliveryTerms({
  frequency: '4W',
  items: [{ name: 'Magnesium', quantity: 2 }],
  price: 3980,
});
const impersonation = {
  id: 'i',
  staff_id: 'staff-1',
  staff_name: 'Sam',
  reason: 'Asked by phone',
  expires_at: new Date(),
};

const give = (subjectId: string, terms = RENEWAL, by?: { impersonation: typeof impersonation }) =>
  recordConsent(shop.services, { subjectId, userId: 'u', terms, by });
const needed = (subjectId: string, cents = 0) =>
  requireConsent(shop.db, { kind: 'program_renewal', subjectId }, cents);

describe('a consent to later charges', () => {
  it('keeps the words and the time, sealed [consent-01]', async () => {
    const stored = await give('one');
    expect(stored).toMatchObject({ given_at: shop.clock.now(), staff_id: null, limit: 7900 });
    expect(stored.wording).not.toContain('Weight');
    expect(readWording(shop.services, stored)).toBe(consentWording(RENEWAL));
    expect((await needed('one', 7900))._id).toBe(stored._id);
  });

  it('is missing for other kinds, other subjects, larger amounts and once withdrawn [consent-01]', async () => {
    await give('two');
    await expect(needed('three')).rejects.toThrow('No consent');
    await expect(needed('two', 7901)).rejects.toThrow('No consent');
    const medicine = { kind: 'medicine_order', subjectId: 'two' } as const;
    await expect(requireConsent(shop.db, medicine)).rejects.toThrow('No consent');
    await withdrawConsents(shop.services, { subjectId: 'two', reason: 'cancelled' });
    await expect(needed('two')).rejects.toThrow('No consent');
    expect(await listConsents(shop.db, 'two')).toMatchObject([{ withdrawn_reason: 'cancelled' }]);
  });

  it('replaces the earlier one, which is kept', async () => {
    await give('four');
    await give('four', programRenewalTerms({ name: 'Weight Management Program', fee: 8900 }));
    await needed('four', 8900);
    expect((await listConsents(shop.db, 'four')).map((consent) => consent.withdrawn_reason).sort()).toEqual([
      null,
      'replaced',
    ]);
  });

  it('leaves one in force for concurrent clicks', async () => {
    await Promise.allSettled(Array.from({ length: 10 }, () => give('five')));
    const open = shop.db
      .collection<ConsentDocument>('consents')
      .find({ subject_id: 'five', withdrawn_at: null });
    expect(await open.toArray()).toHaveLength(1);
  });

  it('is given by the customer alone for treatment; for products, staff are recorded', async () => {
    await expect(give('six', RENEWAL, { impersonation })).rejects.toThrow('Only the customer');
    expect(await give('seven', DELIVERY, { impersonation })).toMatchObject({ staff_id: 'staff-1' });
  });

  it('takes only the words that the server means [consent-01]', () => {
    checkShown(DELIVERY, consentWording(DELIVERY));
    expect(() => checkShown(DELIVERY, null)).toThrow('Please agree');
    expect(() => checkShown(DELIVERY, consentWording(DELIVERY).replace('39.80', '29.80'))).toThrow('changed');
  });
});

describe('the words of a consent', () => {
  it('say what, how much, when, until when it can be changed, and what then happens [consent-01]', () => {
    const medicine = [{ name: 'Semaglutide 1 mg pen', quantity: 1, price: 29900, repeats: 6 }];
    expect(consentWording(medicineOrderTerms(medicine, 29900))).toBe(
      '1 × Semaglutide 1 mg pen: 6 monthly supplies. $299.00 for each supply. This price is never raised during the prescription. The first supply is charged when you accept, each later one with your monthly order. We e-mail you the amount and the date at least 3 days before. You can cancel until 3 days before each later charge. Cancelling stops all later supplies. An order that is already charged can be cancelled until it is packed, and its money goes back to the card that paid.',
    );
    const later = consentWording(
      medicineOrderTerms([{ ...medicine[0], repeats: 1 }] as typeof medicine, null),
    );
    expect(later).toContain('comes with your next monthly order.');
    expect(consentWording(RENEWAL)).toContain('Each month costs $79.00');
  });
});
