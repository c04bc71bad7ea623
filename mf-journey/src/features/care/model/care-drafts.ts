import { subscribe } from '@saltbush/shared-ui/bus';
import { createHealthDraft, tabPlace } from '@saltbush/shared-ui/health-drafts';

/** A message to the care team that is not sent yet. */
export const messageDraft = createHealthDraft({ care: 'message' }, tabPlace('care_message_here'));

/** A check-in of side effects that is not sent yet. */
export const checkInDraft = createHealthDraft({ care: 'check_in' }, tabPlace('care_check_in_here'));

subscribe('auth:signed-out', () => {
  messageDraft.forget();
  checkInDraft.forget();
});
