import type { Meal } from '@saltbush/contract';
import { ErrorState, Stack } from '@saltbush/shared-ui/design/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { diaryDayQuery } from '../../features/diary/api/diary-day';
import { DayPicker } from '../../features/diary/components/DayPicker';
import { DaySummary } from '../../features/diary/components/DaySummary';
import { MealCard } from '../../features/diary/components/MealCard';
import { Water } from '../../features/diary/components/Water';
import { WeekChart } from '../../features/diary/components/WeekChart';
import { diaryDay } from '../../shared/dates/dates';
import { MemberColumns } from '../../shared/member-page/MemberColumns';
import { DiarySkeleton } from './DiarySkeleton';

const AddFood = lazy(() =>
  import('../../features/diary/components/AddFood').then((module) => ({ default: module.AddFood })),
);

function Day({ day }: { day: string }) {
  const { data, isError, isFetching, refetch } = useQuery(diaryDayQuery(day));
  const [meal, setMeal] = useState<Meal | null>(null);
  if (data) {
    return (
      <Stack gap={6}>
        <DaySummary day={data} />
        <MemberColumns gap={6}>
          <Stack gap={4}>
            {data.meals.map((one) => (
              <MealCard key={one.meal} meal={one} day={day} onAdd={() => setMeal(one.meal)} />
            ))}
          </Stack>
          <Stack gap={4}>
            <Water day={data} />
            <WeekChart lastDay={day} target={data.target.kilojoules} />
          </Stack>
        </MemberColumns>
        {meal && (
          <Suspense>
            <AddFood meal={meal} day={day} onClose={() => setMeal(null)} />
          </Suspense>
        )}
      </Stack>
    );
  }
  if (!isError) return <DiarySkeleton />;
  return (
    <ErrorState
      headingLevel={3}
      title="We can’t show your diary right now"
      onRetry={() => void refetch()}
      busy={isFetching}
    >
      Your entries are safe. Please try again in a moment.
    </ErrorState>
  );
}

/** A daily food and water diary (rule accounts-08). */
export function FoodTracker() {
  const [today] = useState(() => diaryDay(new Date()));
  const [day, setDay] = useState(today);
  return (
    <Stack gap={6}>
      <DayPicker day={day} today={today} onChange={setDay} />
      <Day key={day} day={day} />
    </Stack>
  );
}
