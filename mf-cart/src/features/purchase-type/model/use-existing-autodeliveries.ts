import { useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { autoDeliveryNamesQuery, type ExistingAutoDelivery } from '../api/autodelivery-names';

/** The shopper's AutoDeliveries and the state of loading them. */
export interface Existing {
  isGuest: boolean;
  /** Undefined until loaded. */
  list: readonly ExistingAutoDelivery[] | undefined;
  isError: boolean;
  retry: () => void;
}

/** Loads the shopper's AutoDeliveries once enabled; guests have none. */
export function useExistingAutoDeliveries(isEnabled: boolean): Existing {
  const isGuest = useSession((state) => state.status !== 'signed-in');
  const { data, isError, refetch } = useQuery({
    ...autoDeliveryNamesQuery(),
    enabled: isEnabled && !isGuest,
  });
  return { isGuest, list: isGuest ? undefined : data, isError, retry: () => void refetch() };
}
