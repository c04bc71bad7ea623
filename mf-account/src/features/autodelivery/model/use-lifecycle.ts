import { errorMessage } from '@saltbush/shared-ui/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AutoDelivery, showAutoDelivery } from '../api/autodeliveries';
import { pauseAutoDelivery } from '../api/pause';
import { resumeAutoDelivery } from '../api/resume';
import { skipDelivery } from '../api/skip';
import { nextOrderWords } from './format-autodelivery';

const ACTIONS = { pause: pauseAutoDelivery, resume: resumeAutoDelivery, skip: skipDelivery };
export type LifecycleAction = keyof typeof ACTIONS;

const SUCCESS_MESSAGES: Record<LifecycleAction, (changed: AutoDelivery) => string> = {
  pause: () => 'Paused. Nothing is charged or sent until you resume it.',
  resume: (changed) => `Running again. ${nextOrderWords(changed)}`,
  skip: (changed) => `Skipped. ${nextOrderWords(changed)}`,
};

/**
 * Pause, resume and skip. Pausing is optimistic and rolled back on failure; the others wait for the API, which computes
 * the new dates.
 */
export function useLifecycle(autodelivery: AutoDelivery) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: (action: LifecycleAction) => ACTIONS[action](autodelivery),
    scope: { id: `autodelivery-${autodelivery.id}` },
    onMutate: (action) => {
      if (action === 'pause') showAutoDelivery(client, { ...autodelivery, status: 'paused' });
      return autodelivery;
    },
    onSuccess: (changed) => showAutoDelivery(client, changed),
    // What was before the change: by now the hook has been called with the changed one.
    onError: (_error, _action, before) => before && showAutoDelivery(client, before),
  });
  return {
    run: (action: LifecycleAction) => mutation.mutate(action),
    busy: mutation.isPending ? mutation.variables : null,
    successMessage: mutation.isSuccess ? SUCCESS_MESSAGES[mutation.variables](autodelivery) : null,
    failure: mutation.isError ? errorMessage(mutation.error) : null,
  };
}
