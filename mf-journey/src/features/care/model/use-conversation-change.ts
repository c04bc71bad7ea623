import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Conversation } from '../../../shared/care/api/conversation-fields';
import { conversationQuery } from '../api/conversation';

/** Mutation that changes a conversation: the returned one updates page and dashboard. */
export function useConversationChange<Input extends object>(
  subscription_id: string,
  change: (input: Input & { subscription_id: string }) => Promise<Conversation>,
) {
  const client = useQueryClient();
  const { queryKey } = conversationQuery(subscription_id);
  return useMutation({
    mutationFn: (input: Input) => change({ ...input, subscription_id }),
    // In sequence, so that an older response never overwrites a newer one.
    scope: { id: 'conversation' },
    onSuccess: async (conversation) => {
      // One that is on its way may be from before the change.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, conversation);
    },
  });
}
