import type { Meal } from '@saltbush/contract';
import { Cluster, ErrorState, Stack } from '@saltbush/shared-ui/design/core';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { navigate, useLocation } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { diaryDayQuery } from '../../features/diary/api/diary-day';
import { CopyDay } from '../../features/diary/components/CopyDay';
import { WeekChart } from '../../features/diary/components/chart/WeekChart';
import { DayPicker } from '../../features/diary/components/DayPicker';
import { DaySummary } from '../../features/diary/components/DaySummary';
import { ExportDiary } from '../../features/diary/components/ExportDiary';
import { MealCard } from '../../features/diary/components/MealCard';
import { Water } from '../../features/diary/components/Water';
import { dayAddress, readDay } from '../../features/diary/model/diary-address';
import { diaryDay } from '../../shared/dates/dates';
import { MemberColumns } from '../../shared/member-page/MemberColumns';
import { DiarySkeleton } from './DiarySkeleton';

const AddFood = recoverable(() =>
  import('../../features/diary/components/AddFood').then((module) => ({ default: module.AddFood })),
);

function Day({ day, today }: { day: string; today: string }) {
  const { data, isError, isFetching, refetch } = useQuery(diaryDayQuery(day));
  const [meal, setMeal] = useState<Meal | null>(null);
  if (data) {
    return (
      <Stack gap={6}>
        <DaySummary day={data} />
        <Cluster gap={5}>
          <CopyDay day={data} today={today} />
          <ExportDiary {...{ day, today }} />
        </Cluster>
        <MemberColumns gap={6}>
          <Stack gap={4}>
            {data.meals.map((one) => (
              <MealCard key={one.meal} meal={one} {...{ day, today }} onAdd={() => setMeal(one.meal)} />
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

/** Returns the day of the address, and corrects an address whose day is not the one shown. */
function useDay(search: URLSearchParams, today: string): string {
  const { pathname } = useLocation();
  const day = readDay(search, today);
  const query = search.toString();
  const isNamed = search.has('day');
  useEffect(() => {
    const address = dayAddress(day, today);
    if (!isNamed || `${pathname}?${query}` === address) return;
    navigate(address, { replace: { pathname, search: query }, keepScroll: true });
  }, [day, today, isNamed, pathname, query]);
  return day;
}

/** A daily food and water diary (rule accounts-08). */
export function FoodTracker({ search }: { search: URLSearchParams }) {
  const [today] = useState(() => diaryDay(new Date()));
  const day = useDay(search, today);
  return (
    <Stack gap={6}>
      <DayPicker
        day={day}
        today={today}
        onChange={(next) => navigate(dayAddress(next, today), { keepScroll: true })}
      />
      <Day key={day} {...{ day, today }} />
    </Stack>
  );
}
