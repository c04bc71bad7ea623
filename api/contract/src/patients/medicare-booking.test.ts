import { describe, expect, it } from 'vitest';
import { MEDICARE_WORDINGS, medicareBookingBody, medicareBookingRefusal } from './medicare-booking';

const medicare = { number: '6951 44960 1', reference: ' 1 ', expiry: '03/2029' };

describe('Medicare booking check', () => {
  it('sends the Medicare details only with Medicare, the IHI only without [5.g-05]', () => {
    const typedBoth = { medicare, ihi: '8003 6080 0022 8437' };
    expect(medicareBookingBody({ hasMedicare: true, ...typedBoth })).toEqual({
      mcNumber: '6951449601',
      mcRef: '1',
      mcExpiry: '2029-03',
    });
    expect(medicareBookingBody({ hasMedicare: false, ...typedBoth })).toEqual({
      ihiNumber: '8003608000228437',
    });
  });

  it('passes on a response without an error', async () => {
    expect(await medicareBookingRefusal(async () => ({ data: { id: 1 } }))).toBeNull();
    expect(await medicareBookingRefusal(async () => ({ data: {}, error_message: null }))).toBeNull();
  });

  it('reports invalid details on a response with an error [5.g-06] [8-10]', async () => {
    expect(await medicareBookingRefusal(async () => ({ error_message: 'No such card' }))).toBe('invalid');
    expect(MEDICARE_WORDINGS.invalid).toBe(
      'The Medicare details provided are invalid. Please enter valid Medicare details.',
    );
  });

  it('reports a failed booking on any exception, including one before the call [5.g-07] [8-11]', async () => {
    expect(await medicareBookingRefusal(() => Promise.reject(new Error('offline')))).toBe('failed');
    const broken = () => {
      throw new TypeError('no fetch');
    };
    expect(await medicareBookingRefusal(broken)).toBe('failed');
    expect(MEDICARE_WORDINGS.failed).toBe('Error in booking medicare');
  });
});
