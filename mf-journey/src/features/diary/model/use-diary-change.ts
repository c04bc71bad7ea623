import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DiaryDay, diaryDayQuery } from '../api/diary-day';

/** A call that changes a day of the diary: the day it answers is shown at once, and the week is asked for anew. */
export function useDiaryChange<Input>(change: (input: Input) => Promise<DiaryDay>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(input),
    // One after the other, so that an older answer never overwrites a newer one.
    scope: { id: 'food-diary' },
    onSuccess: (day) => {
      client.setQueryData(diaryDayQuery(day.day).queryKey, day);
      void client.invalidateQueries({ queryKey: ['mf-journey', 'food-diary', 'week'] });
    },
  });
}
