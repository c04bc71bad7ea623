import { CHART_DAYS, MONTH_DAYS } from '@saltbush/contract';
import { Panel, Skeleton, Stack, TextButton } from '@saltbush/shared-ui/design/core';
import { SegmentedChoice } from '@saltbush/shared-ui/design/forms';
import { BarChart } from '@saltbush/shared-ui/design/orders';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { diaryWeekQuery } from '../../api/diary-week';
import { longDay, shortDay } from '../../model/format-diary';
import { ChartTable } from './ChartTable';

const SPANS = [
  { value: String(CHART_DAYS), label: '7 days' },
  { value: String(MONTH_DAYS), label: '30 days' },
];

/** Charts the kilojoules of the last seven or thirty days against the target, with their numbers as a table. */
export function WeekChart({ lastDay, target }: { lastDay: string; target: number }) {
  const [span, setSpan] = useState(String(CHART_DAYS));
  const [isTable, setTable] = useState(false);
  const { data, isError } = useQuery(diaryWeekQuery(lastDay, Number(span)));
  // The chart is secondary: hide it on error rather than distract from the day itself.
  if (isError) return null;
  const days = data?.map(({ day, total }) => ({
    label: shortDay(day),
    longLabel: longDay(day),
    value: total.kilojoules > 0 ? total.kilojoules : null,
  }));
  const title = days?.length === MONTH_DAYS ? 'Thirty days' : 'Seven days';
  return (
    <Panel>
      <Stack gap={4}>
        <SegmentedChoice
          legend="Days of the chart"
          hideLegend
          name="span"
          value={span}
          options={SPANS}
          onChange={setSpan}
        />
        {!days && <Skeleton height="14rem" />}
        {days && !isTable && <BarChart title={title} unit="kJ" target={target} days={days} />}
        {days && isTable && <ChartTable {...{ title, days, target }} />}
        <div>
          <TextButton variant="quiet" onClick={() => setTable(!isTable)}>
            {isTable ? 'Show as a chart' : 'Show as a table'}
          </TextButton>
        </div>
      </Stack>
    </Panel>
  );
}
