import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Picks, picksQuery } from '../api/picks';
import { IN_SEQUENCE } from './use-diary-change';

/** Mutation that changes favourites or own foods, and caches what the member now chooses from. */
export function usePicksChange<Input>(change: (input: Input) => Promise<Picks>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(input),
    scope: IN_SEQUENCE,
    onSuccess: (picks) => void client.setQueryData(picksQuery.queryKey, picks),
  });
}
