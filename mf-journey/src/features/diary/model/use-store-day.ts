import { useQueryClient } from '@tanstack/react-query';
import { type DiaryDay, diaryDayQuery } from '../api/diary-day';
import { picksQuery } from '../api/picks';

/** Returns what keeps a day as the api has written it, and refetches the charts and the foods eaten lately. */
export function useStoreDay() {
  const client = useQueryClient();
  return (day: DiaryDay) => {
    client.setQueryData(diaryDayQuery(day.day).queryKey, day);
    void client.invalidateQueries({ queryKey: ['mf-journey', 'food-diary', 'week'] });
    void client.invalidateQueries({ queryKey: picksQuery.queryKey });
  };
}
