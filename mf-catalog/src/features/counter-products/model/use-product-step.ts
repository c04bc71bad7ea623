import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { staffProductKey } from '../api/staff-product';

/** Lists and counts that a change of a product changes. */
const LISTS = ['staff-products', 'staff-product-counts'];

/**
 * A change of a product: afterwards, whether it worked or not, the page shows what the product has become. Each attempt
 * at one change has the same key, so that none is made twice.
 */
export function useProductStep(id: string) {
  const queryClient = useQueryClient();
  const { status, run, failure } = useActionStatus();
  const key = useRef('');
  const take = async (step: (key: string) => Promise<unknown>): Promise<boolean> => {
    key.current ||= crypto.randomUUID();
    const hasWorked = await run(() => step(key.current));
    if (hasWorked) key.current = '';
    await queryClient.invalidateQueries({ queryKey: staffProductKey(id) });
    for (const list of LISTS) void queryClient.invalidateQueries({ queryKey: ['mf-catalog', list] });
    return hasWorked;
  };
  return { status, take, failure: failure === null ? null : errorMessage(failure) };
}
