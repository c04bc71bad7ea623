import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleCart } from '../../../samples/cart';
import { useAgreement } from './use-agreement';

const cartThatCosts = (price: string) => ({
  ...sampleCart(),
  planned_autodeliveries: [
    {
      frequency: '4W',
      name: 'Every 4 weeks',
      charged_on: 'Sunday',
      delivered_on: 'Tuesday',
      changes_until: 'Friday',
      terms: ['We send you 1 × Tablets.', `Each delivery costs ${price}.`],
    },
  ],
});

it('holds for the words that were shown: others are agreed to anew [consent-12]', () => {
  const { result, rerender } = renderHook(useAgreement, { initialProps: cartThatCosts('$23.70') });
  expect(result.current).toMatchObject({ isDue: true, isAgreed: false, isMissed: false });
  act(() => result.current.agree(true));
  expect(result.current).toMatchObject({ isDue: false, isAgreed: true });
  expect(result.current.terms).toEqual(['We send you 1 × Tablets. Each delivery costs $23.70.']);
  rerender(cartThatCosts('$25.00'));
  expect(result.current).toMatchObject({ isDue: true, isAgreed: false });
  act(() => result.current.ask());
  expect(result.current.isMissed).toBe(true);
  act(() => result.current.agree(true));
  expect(result.current).toMatchObject({ isDue: false, isMissed: false });
});

it('is not asked for where nothing is charged later', () => {
  const { result } = renderHook(useAgreement, { initialProps: sampleCart() });
  expect(result.current).toMatchObject({ isDue: false, terms: [] });
});
