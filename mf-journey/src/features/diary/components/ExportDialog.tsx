import { addDays, daysBetween, MONTH_DAYS, oldestDiaryDay, PERIOD_BACKWARDS } from '@saltbush/contract';
import { Button, InlineMessage } from '@saltbush/shared-ui/design/core';
import { FieldRow, FormLayout, TextField } from '@saltbush/shared-ui/design/forms';
import { ResponsiveDialog, toast } from '@saltbush/shared-ui/design/overlays';
import { errorMessage, saveFile } from '@saltbush/shared-ui/platform';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isDiaryDay } from '../model/diary-address';
import { diaryFile, MAX_FILE_DAYS, readSpan } from '../model/diary-file';

interface ExportDialogProps {
  day: string;
  today: string;
  onClose: () => void;
}

const CHOOSE_DAY = 'Please choose a day up to today';

function spanErrors(from: string, last: string, today: string): { from?: string; last?: string } {
  const errors = {
    ...(isDiaryDay(from, today) ? {} : { from: CHOOSE_DAY }),
    ...(isDiaryDay(last, today) ? {} : { last: CHOOSE_DAY }),
  };
  if (errors.from || errors.last) return errors;
  if (last < from) return { last: PERIOD_BACKWARDS };
  return daysBetween(from, last) < MAX_FILE_DAYS ? {} : { from: 'Please choose a year at most' };
}

async function save(from: string, last: string): Promise<number> {
  const days = await readSpan(from, last);
  if (days.length > 0) {
    saveFile(`food-diary-${from}-to-${last}.csv`, 'text/csv;charset=utf-8', diaryFile(days));
  }
  return days.length;
}

/** Saves what a span of days has as a file for spreadsheets. */
export function ExportDialog({ day, today, onClose }: ExportDialogProps) {
  const [from, setFrom] = useState(addDays(day, 1 - MONTH_DAYS));
  const [last, setLast] = useState(day);
  const errors = spanErrors(from, last, today);
  const saving = useMutation({
    mutationFn: () => save(from, last),
    onSuccess: (days) => {
      if (days === 0) return;
      toast({ message: 'Your diary was saved as a file' });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending && !errors.from && !errors.last) saving.mutate();
  };
  const dayField = (name: 'from' | 'last', label: string, value: string, set: (day: string) => void) => (
    <TextField
      {...{ name, label, value }}
      type="date"
      min={oldestDiaryDay(today)}
      max={today}
      error={errors[name]}
      onChange={(event) => {
        saving.reset();
        set(event.target.value);
      }}
    />
  );
  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Save your diary as a file"
      description="A table of your entries and water (CSV), which spreadsheets can open. It is health information: keep it where only you can see it."
    >
      <FormLayout onSubmit={submit}>
        <FieldRow>
          {dayField('from', 'First day', from, setFrom)}
          {dayField('last', 'Last day', last, setLast)}
        </FieldRow>
        <div role="alert">
          {saving.data === 0 && <InlineMessage tone="info">Nothing is noted on these days.</InlineMessage>}
          {saving.error && <InlineMessage tone="error">{errorMessage(saving.error)}</InlineMessage>}
        </div>
        <Button type="submit" block status={saving.isPending ? 'busy' : 'idle'} busyLabel="Saving...">
          Save file
        </Button>
      </FormLayout>
    </ResponsiveDialog>
  );
}
