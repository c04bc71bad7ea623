import { createQueryClient } from '@saltbush/shared-ui/platform';
import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';

/**
 * Returns the data that has arrived, as it is now: what arrives later, while parts are rendered or after them, is in
 * neither their markup nor the document.
 */
export function freezeData(arriving: QueryClient): { queryClient: QueryClient; state: DehydratedState } {
  const state = dehydrate(arriving);
  const queryClient = createQueryClient();
  hydrate(queryClient, state);
  return { queryClient, state };
}
