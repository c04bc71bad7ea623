import { valibotResolver } from '@hookform/resolvers/valibot';
import { Banner, Button } from '@saltbush/shared-ui/design/core';
import { FieldRow, FormLayout, TextField } from '@saltbush/shared-ui/design/forms';
import { toast } from '@saltbush/shared-ui/design/overlays';
import { apiFieldErrors, listErrors, useErrorSummary } from '@saltbush/shared-ui/form-kit';
import { useForm } from 'react-hook-form';
import type { LogEntry, MeasurementLog } from '../api/log';
import { recordEntry } from '../api/record-entry';
import { entrySchema, readEntry, type TypedEntry, typedEntry } from '../model/entry-schema';
import { useLeap } from '../model/use-leap';
import { useLogChange } from '../model/use-log-change';
import { formatMeasure, fullDay } from '../model/words';

interface EntryFormProps {
  subscriptionId: string;
  log: MeasurementLog;
  /** The entry to correct; a new one if there is none. */
  entry?: LogEntry;
  onDone?: () => void;
}

type Field = keyof TypedEntry;

const isField = (name: string): name is Field => ['day', 'weight_kg', 'waist_cm'].includes(name);

/** Returns the form, its error summary and its submit handler. What was typed stays until it is stored. */
function useEntryForm({ subscriptionId, log, entry, onDone }: EntryFormProps) {
  const { show, summary } = useErrorSummary();
  const record = useLogChange(subscriptionId, recordEntry);
  const form = useForm({
    resolver: valibotResolver(entrySchema(log)),
    defaultValues: typedEntry(log.today, entry),
    shouldFocusError: false,
  });
  const leap = useLeap(log.entries, entry?.day ?? null);
  const store = async (typed: TypedEntry) => {
    const written = readEntry(typed);
    if (leap.ask(written)) return;
    const leap_confirmed = leap.isConfirmed(written);
    try {
      const stored = await record.mutateAsync({
        ...written,
        replaces_day: entry?.day ?? null,
        leap_confirmed,
      });
      leap.forget();
      toast({ message: `Saved for ${fullDay(written.day)}` });
      form.reset(typedEntry(stored.today));
      show([]);
      onDone?.();
    } catch (error) {
      if (leap.askAfter(error, written)) return;
      const found = apiFieldErrors(error).map(({ field, message }) => ({
        field: isField(field) ? field : 'weight_kg',
        message,
        isOfField: isField(field),
      }));
      for (const { field, message, isOfField } of found) if (isOfField) form.setError(field, { message });
      show(found);
    }
  };
  const save = form.handleSubmit(store, (found) => show(listErrors(found)));
  const question = leap.questionOf(readEntry(form.watch()));
  return { form, summary, save, question };
}

/** Says what saving would replace, before it does. */
function replacedHint({ log, entry }: EntryFormProps, day: string): string | undefined {
  const noted = log.entries.find((one) => one.day === day && one.day !== entry?.day);
  if (!noted) return undefined;
  const waist = noted.waist_cm === null ? '' : ` and ${formatMeasure('waist_cm', noted.waist_cm)}`;
  return `You noted ${formatMeasure('weight_kg', noted.weight_kg)}${waist} for this day. Saving replaces it.`;
}

/** Adds an entry to the log, or corrects one. */
export function EntryForm(props: EntryFormProps) {
  const { form, summary, save, question } = useEntryForm(props);
  const { log, entry } = props;
  const { errors, isSubmitting } = form.formState;
  const measure = (name: Field, label: string, unit: string, optional = false) => (
    <TextField
      label={`${label} (${unit})`}
      optional={optional}
      inputMode="decimal"
      autoComplete="off"
      after={unit}
      error={errors[name]?.message}
      {...form.register(name)}
    />
  );
  return (
    <FormLayout onSubmit={save}>
      {summary}
      <TextField
        label="Date"
        type="date"
        min={log.first_day}
        max={log.today}
        hint={replacedHint(props, form.watch('day'))}
        error={errors.day?.message}
        {...form.register('day')}
      />
      <FieldRow>
        {measure('weight_kg', 'Weight', 'kg')}
        {measure('waist_cm', 'Waist', 'cm', true)}
      </FieldRow>
      {question && (
        <div role="alert">
          <Banner tone="warning" title="Is this weight right?">
            {question}
          </Banner>
        </div>
      )}
      <Button type="submit" status={isSubmitting ? 'busy' : 'idle'} busyLabel="Saving...">
        {question ? 'Save it as it is' : entry ? 'Save changes' : 'Save entry'}
      </Button>
    </FormLayout>
  );
}
