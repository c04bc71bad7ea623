import { addDays, MEAL_NAMES, type Meal } from '@saltbush/contract';
import { TextButton } from '@saltbush/shared-ui/design/core';
import { CopyIcon } from '@saltbush/shared-ui/design/icons';
import { useQuery } from '@tanstack/react-query';
import { diaryDayQuery } from '../api/diary-day';
import { isDiaryDay } from '../model/diary-address';
import { tellFailure } from '../model/tell-failure';
import { useCopying } from '../model/use-copying';

interface CopyMealProps {
  meal: Meal;
  day: string;
  today: string;
  /** The button is about to go: moves the focus. */
  onCopied: () => void;
}

/** Offers what the day before has of an empty meal. */
export function CopyMeal({ meal, day, today, onCopied }: CopyMealProps) {
  const before = addDays(day, -1);
  const { data } = useQuery({ ...diaryDayQuery(before), enabled: isDiaryDay(before, today) });
  const name = MEAL_NAMES[meal].toLowerCase();
  const { run, isCopying } = useCopying(day, name);
  const entries = data?.meals.find((one) => one.meal === meal)?.entries ?? [];
  if (entries.length === 0) return null;
  const copy = () => {
    if (!isCopying) void run(before, entries).then(onCopied, tellFailure);
  };
  const whose = day === today ? 'yesterday’s' : 'the day before’s';
  return (
    <div>
      <TextButton variant="quiet" icon={CopyIcon} aria-disabled={isCopying || undefined} onClick={copy}>
        Copy {whose} {name}
      </TextButton>
    </div>
  );
}
