import { addDays } from '@saltbush/contract';
import { Cluster, Heading, IconButton, Text, TextButton } from '@saltbush/shared-ui/design/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@saltbush/shared-ui/design/icons';
import { useRef } from 'react';
import { isDiaryDay } from '../model/diary-address';
import { dayName, longDay } from '../model/format-diary';

interface DayPickerProps {
  day: string;
  today: string;
  onChange: (day: string) => void;
}

/** Shows the selected day and buttons to move between days, up to today. */
export function DayPicker({ day, today, onChange }: DayPickerProps) {
  const isToday = day === today;
  const dayBefore = useRef<HTMLButtonElement>(null);
  const backToToday = () => {
    // This button disappears once pressed; move focus before it is lost.
    dayBefore.current?.focus();
    onChange(today);
  };
  return (
    <Cluster gap={3} justify="space-between">
      <div aria-live="polite">
        <Heading level={2} size="lg">
          {dayName(day, today)}
        </Heading>
        <Text tone="muted">{longDay(day)}</Text>
      </div>
      <Cluster gap={2}>
        {!isToday && <TextButton onClick={backToToday}>Back to today</TextButton>}
        <IconButton
          ref={dayBefore}
          label="Day before"
          icon={ChevronLeftIcon}
          variant="outline"
          disabled={!isDiaryDay(addDays(day, -1), today)}
          onClick={() => onChange(addDays(day, -1))}
        />
        <IconButton
          label="Day after"
          icon={ChevronRightIcon}
          variant="outline"
          disabled={isToday}
          onClick={() => onChange(addDays(day, 1))}
        />
      </Cluster>
    </Cluster>
  );
}
