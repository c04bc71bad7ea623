import { Panel, Skeleton } from '@saltbush/shared-ui/design/core';
import { BarChart } from '@saltbush/shared-ui/design/orders';
import { useQuery } from '@tanstack/react-query';
import { diaryWeekQuery } from '../api/diary-week';
import { longDay, shortDay } from '../model/format-diary';

/** Charts the kilojoules of the last seven days against the target. */
export function WeekChart({ lastDay, target }: { lastDay: string; target: number }) {
  const { data, isError } = useQuery(diaryWeekQuery(lastDay));
  // The chart is secondary: hide it on error rather than distract from the day itself.
  if (isError) return null;
  return (
    <Panel>
      {data ? (
        <BarChart
          title="Seven days"
          unit="kJ"
          target={target}
          days={data.map(({ day, total }) => ({
            label: shortDay(day),
            longLabel: longDay(day),
            value: total.kilojoules > 0 ? total.kilojoules : null,
          }))}
        />
      ) : (
        <Skeleton height="14rem" />
      )}
    </Panel>
  );
}
