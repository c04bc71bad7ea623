import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logQuery, type MeasurementLog } from '../api/log';

/** Mutation that changes a log: the returned log updates chart, table and dashboard. */
export function useLogChange<Input extends object>(
  subscription_id: string,
  change: (input: Input & { subscription_id: string }) => Promise<MeasurementLog>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change({ ...input, subscription_id }),
    // Run changes in sequence so that an older response never overwrites a newer one.
    scope: { id: 'measurements' },
    onSuccess: (log) => client.setQueryData(logQuery(subscription_id).queryKey, log),
  });
}
