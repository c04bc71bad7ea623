import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DiaryDay, diaryDayQuery } from '../api/diary-day';

/** Mutation that changes a diary day: caches the returned day and refetches the week. */
export function useDiaryChange<Input>(change: (input: Input) => Promise<DiaryDay>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(input),
    // Run changes in sequence so that an older response never overwrites a newer one.
    scope: { id: 'food-diary' },
    onSuccess: (day) => {
      client.setQueryData(diaryDayQuery(day.day).queryKey, day);
      void client.invalidateQueries({ queryKey: ['mf-journey', 'food-diary', 'week'] });
    },
  });
}
