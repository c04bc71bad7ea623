import { describe, expect, it } from 'vitest';
import { cycleDates } from '../autodelivery/dates';
import { newReference, readReference } from './reference';

describe('order reference', () => {
  it('is short, readable and has no vowels or look-alikes', () => {
    for (let round = 0; round < 200; round += 1) {
      expect(newReference()).toMatch(/^SB-[2-9B-DF-HJKMNP-TV-Z]{4}-[2-9B-DF-HJKMNP-TV-Z]{4}$/);
    }
    expect(newReference(() => 0)).toBe('SB-2222-2222');
  });

  it('is parsed in any notation', () => {
    for (const text of ['SB-7K3M-9QXT', 'sb7k3m9qxt', ' 7k3m 9qxt ', 'SB 7K3M 9QXT']) {
      expect(readReference(text)).toBe('SB-7K3M-9QXT');
    }
    expect(readReference('SB7M-9QXT')).toBe('SB-SB7M-9QXT');
    expect(readReference('SB-SB7M-9QXT')).toBe('SB-SB7M-9QXT');
  });
});

describe('dates of an AutoDelivery [4.j-02]', () => {
  it('are notify, lock-in, charge and delivery, at the same local time across daylight saving [selling-14]', () => {
    const dates = cycleDates(new Date('2026-03-20T10:00:00+11:00'), '4W', 'NSW');
    expect(dates).toEqual({
      notify_date: new Date('2026-04-10T10:00:00+10:00'),
      lockin_date: new Date('2026-04-14T10:00:00+10:00'),
      charge_date: new Date('2026-04-15T10:00:00+10:00'),
      delivery_date: new Date('2026-04-17T10:00:00+10:00'),
    });
  });
});
