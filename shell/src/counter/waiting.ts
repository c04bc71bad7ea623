import { useSession } from '@saltbush/shared-ui/platform';

/** Whether the counter's pages have to wait for a code of the second factor before they are loaded. */
export const isCounterWaiting = (): boolean => Boolean(useSession.getState().user?.waiting_role);
