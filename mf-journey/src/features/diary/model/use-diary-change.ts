import { useMutation } from '@tanstack/react-query';
import type { DiaryDay } from '../api/diary-day';
import { useStoreDay } from './use-store-day';

/** Changes of the diary run in sequence, so that an older response never overwrites a newer one. */
export const IN_SEQUENCE = { id: 'food-diary' };

/** Mutation that changes a diary day, and caches the returned one. */
export function useDiaryChange<Input>(change: (input: Input) => Promise<DiaryDay>) {
  const store = useStoreDay();
  return useMutation({
    mutationFn: (input: Input) => change(input),
    scope: IN_SEQUENCE,
    onSuccess: (day) => store(day),
  });
}
