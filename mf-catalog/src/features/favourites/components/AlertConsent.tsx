import { ALERT_WORDING, ALERT_WORDINGS } from '@saltbush/contract';
import { Checkbox } from '@saltbush/shared-ui/design/forms';
import { toast } from '@saltbush/shared-ui/design/overlays';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { favouriteAlertsQuery } from '../api/favourite-alerts';
import { setFavouriteAlerts } from '../api/set-favourite-alerts';

/** Asks whether the shopper wants mails about favourites. The box shows a click at once and is reverted if it fails. */
export function AlertConsent() {
  const client = useQueryClient();
  const { data, error } = useQuery(favouriteAlertsQuery());
  const { mutate, isPending, variables } = useMutation({
    mutationFn: setFavouriteAlerts,
    onSuccess: (alerts) => client.setQueryData(favouriteAlertsQuery().queryKey, alerts),
    onError: (failure) => toast({ message: errorMessage(failure), tone: 'error' }),
  });
  if (error && !data) return null;
  const wanted = isPending ? variables : (data?.wanted ?? false);
  return (
    <Checkbox
      label={ALERT_WORDINGS[ALERT_WORDING]}
      hint="Never about prescription, pharmacist-only or practitioner products. Stop at any time, here or with the link in each email."
      checked={wanted}
      disabled={!data}
      onChange={({ target }) => mutate(target.checked)}
    />
  );
}
