import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Conversation } from '../../../shared/care/api/conversation-fields';
import { conversationQuery, LOOK_MS } from '../api/conversation';
import { markRead } from '../api/mark-read';
import { useConversationChange } from './use-conversation-change';

/** Marks what the page shows as read. If that fails, the dashboard says once more that there is something new. */
function useMarkRead(subscriptionId: string, conversation: Conversation | undefined): void {
  const { mutate } = useConversationChange(subscriptionId, markRead);
  const seen_count = conversation?.unread ? conversation.count : 0;
  useEffect(() => {
    if (seen_count > 0) mutate({ seen_count });
  }, [seen_count, mutate]);
}

/** The conversation of a program on an open page, which looks for answers and marks them as read. */
export function useConversation(subscriptionId: string) {
  const found = useQuery({ ...conversationQuery(subscriptionId), refetchInterval: LOOK_MS });
  useMarkRead(subscriptionId, found.data);
  return found;
}
