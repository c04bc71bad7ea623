import { useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { autoDeliveryNamesQuery, type ExistingAutoDelivery } from '../api/autodelivery-names';

/** What is known of the shopper's AutoDeliveries. */
export interface Existing {
  isGuest: boolean;
  /** Undefined until it is known. */
  list: readonly ExistingAutoDelivery[] | undefined;
  isError: boolean;
  retry: () => void;
}

/** The shopper's AutoDeliveries, asked for once they are wanted; a guest has none to ask for. */
export function useExisting(isWanted: boolean): Existing {
  const isGuest = useSession((state) => state.status !== 'signed-in');
  const { data, isError, refetch } = useQuery({
    ...autoDeliveryNamesQuery(),
    enabled: isWanted && !isGuest,
  });
  return { isGuest, list: isGuest ? undefined : data, isError, retry: () => void refetch() };
}
