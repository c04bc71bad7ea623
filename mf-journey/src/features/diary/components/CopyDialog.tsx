import { addDays, oldestDiaryDay } from '@saltbush/contract';
import { Button, InlineMessage, Stack } from '@saltbush/shared-ui/design/core';
import { FormLayout, TextField } from '@saltbush/shared-ui/design/forms';
import { ResponsiveDialog } from '@saltbush/shared-ui/design/overlays';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type DiaryDay, diaryDayQuery } from '../api/diary-day';
import { isDiaryDay } from '../model/diary-address';
import { dayWithin, entriesText } from '../model/format-diary';
import { useCopying } from '../model/use-copying';
import { MealChoice } from './MealChoice';

interface CopyDialogProps {
  day: DiaryDay;
  today: string;
  onClose: () => void;
}

/** What of the chosen day is copied: all of its meals but those that were left out. */
function useSources(fromDay: string, today: string) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const isDay = isDiaryDay(fromDay, today);
  const { data, isError } = useQuery({ ...diaryDayQuery(fromDay), enabled: isDay });
  const meals = data?.meals.filter(({ entries }) => entries.length > 0) ?? [];
  const toggle = (meal: string) => {
    const next = new Set(leftOut);
    if (!next.delete(meal)) next.add(meal);
    setLeftOut(next);
  };
  const sources = meals.filter(({ meal }) => !leftOut.has(meal)).flatMap(({ entries }) => entries);
  return { isDay, isLoaded: data !== undefined, isError, meals, sources, leftOut, toggle };
}

/** Copies what another day has, or some of its meals, into a day. */
export function CopyDialog({ day: { day }, today, onClose }: CopyDialogProps) {
  const [fromDay, setFromDay] = useState(addDays(day, -1));
  const { isDay, isLoaded, isError, meals, sources, leftOut, toggle } = useSources(fromDay, today);
  const { run, isCopying, failure } = useCopying(day, dayWithin(day, today));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A failure is shown below the meals.
    if (!isCopying && sources.length > 0) void run(fromDay, sources).then(onClose, () => undefined);
  };
  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Copy from another day"
      description={`Its entries are added to ${dayWithin(day, today)}, with their amounts.`}
    >
      <FormLayout onSubmit={submit}>
        <TextField
          name="from_day"
          label="Day to copy from"
          type="date"
          min={oldestDiaryDay(today)}
          max={today}
          value={fromDay}
          error={isDay ? undefined : 'Please choose a day up to today'}
          onChange={(event) => setFromDay(event.target.value)}
        />
        <Stack gap={3} aria-live="polite">
          {isDay && isError && <InlineMessage tone="error">We can’t show this day right now.</InlineMessage>}
          {isDay && isLoaded && meals.length === 0 && (
            <InlineMessage tone="info">Nothing is noted on this day.</InlineMessage>
          )}
          {meals.length > 0 && <MealChoice meals={meals} leftOut={leftOut} onToggle={toggle} />}
        </Stack>
        <div role="alert">
          {failure && <InlineMessage tone="error">{errorMessage(failure)}</InlineMessage>}
        </div>
        <Button
          type="submit"
          block
          disabled={sources.length === 0}
          status={isCopying ? 'busy' : 'idle'}
          busyLabel="Copying..."
        >
          Copy {sources.length > 0 ? entriesText(sources.length) : ''}
        </Button>
      </FormLayout>
    </ResponsiveDialog>
  );
}
