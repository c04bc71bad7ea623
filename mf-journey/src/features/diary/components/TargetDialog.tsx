import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FoodTarget } from '@saltbush/contract';
import { Button } from '@saltbush/shared-ui/design/core';
import { FieldRow, FormLayout, TextField } from '@saltbush/shared-ui/design/forms';
import { ResponsiveDialog } from '@saltbush/shared-ui/design/overlays';
import { listErrors, useErrorSummary } from '@saltbush/shared-ui/form-kit';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type DiaryDay, diaryDayQuery } from '../api/diary-day';
import { setTarget } from '../api/set-target';
import { fromTarget, TargetSchema, type TypedTarget, toTarget } from '../model/target-schema';
import { SuggestedTarget } from './SuggestedTarget';

interface TargetDialogProps extends Pick<DiaryDay, 'target' | 'day'> {
  onClose: () => void;
}

type TargetField = keyof FoodTarget;

/** Returns the target form, its error summary and its submit handler. */
function useTargetForm({ target, day, onClose }: TargetDialogProps) {
  const client = useQueryClient();
  const { show, summary } = useErrorSummary();
  const form = useForm({
    resolver: valibotResolver(TargetSchema),
    defaultValues: fromTarget(target),
    shouldFocusError: false,
  });
  const store = async (typed: TypedTarget) => {
    try {
      const stored = await setTarget(toTarget(typed));
      client.setQueryData(diaryDayQuery(day).queryKey, (cached) => cached && { ...cached, target: stored });
      // The target applies to every day, so cached days are stale.
      void client.invalidateQueries({ queryKey: ['mf-journey', 'food-diary', 'day'] });
      onClose();
    } catch (error) {
      show([{ field: 'kilojoules', message: errorMessage(error) }]);
    }
  };
  const save = form.handleSubmit(store, (found) => show(listErrors(found)));
  const fill = (suggested: FoodTarget) => form.reset(fromTarget(suggested), { keepDefaultValues: true });
  return { form, summary, save, fill };
}

/** Edits the daily targets for energy, nutrients and water. */
export function TargetDialog(props: TargetDialogProps) {
  const { form, summary, save, fill } = useTargetForm(props);
  const { errors, isSubmitting } = form.formState;
  const field = (name: TargetField, label: string, unit: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      after={unit}
      error={errors[name]?.message}
      {...form.register(name)}
    />
  );
  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title="Your daily target"
      description="If your doctor gave you a target, use theirs."
    >
      <FormLayout onSubmit={save}>
        {summary}
        <SuggestedTarget onTake={fill} />
        {field('kilojoules', 'Energy', 'kJ')}
        <FieldRow>
          {field('protein', 'Protein', 'g')}
          {field('carbohydrate', 'Carbohydrate', 'g')}
        </FieldRow>
        <FieldRow>
          {field('fat', 'Fat', 'g')}
          {field('fibre', 'Fibre', 'g')}
        </FieldRow>
        <FieldRow>
          {field('sodium', 'Sodium', 'mg')}
          {field('water_ml', 'Water', 'ml')}
        </FieldRow>
        <Button type="submit" block status={isSubmitting ? 'busy' : 'idle'} busyLabel="Saving...">
          Save target
        </Button>
      </FormLayout>
    </ResponsiveDialog>
  );
}
