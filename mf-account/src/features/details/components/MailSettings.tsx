import {
  ALERT_WORDING,
  ALERT_WORDINGS,
  MAIL_REMINDER_NAMES,
  MAIL_REMINDERS,
  type MailReminder,
} from '@saltbush/contract';
import { Stack, Text } from '@saltbush/shared-ui/design/core';
import { Checkbox } from '@saltbush/shared-ui/design/forms';
import { toast } from '@saltbush/shared-ui/design/overlays';
import { favouriteKeys } from '@saltbush/shared-ui/entities';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQuery } from '../api/account';
import { setFavouriteAlerts } from '../api/set-favourite-alerts';
import { setMailReminder } from '../api/set-mail-reminder';
import { DetailsSection } from './DetailsSection';

const tell = (failure: unknown) => toast({ message: errorMessage(failure), tone: 'error' });

/** Each box shows a click at once and is reverted if the change fails. */
function Reminder({ reminder, isWanted }: { reminder: MailReminder; isWanted: boolean }) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wanted: boolean) => setMailReminder({ reminder, wanted }),
    onSuccess: () => client.invalidateQueries({ queryKey: accountQuery().queryKey }),
    onError: tell,
  });
  return (
    <Checkbox
      label={MAIL_REMINDERS[reminder].label}
      hint={MAIL_REMINDERS[reminder].description}
      checked={isPending ? variables : isWanted}
      onChange={({ target }) => mutate(target.checked)}
    />
  );
}

function FavouriteMails({ isWanted }: { isWanted: boolean }) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: setFavouriteAlerts,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: accountQuery().queryKey });
      await client.invalidateQueries({ queryKey: favouriteKeys.all });
    },
    onError: tell,
  });
  return (
    <Checkbox
      label={ALERT_WORDINGS[ALERT_WORDING]}
      hint="Never about prescription, pharmacist-only or practitioner products."
      checked={isPending ? variables : isWanted}
      onChange={({ target }) => mutate(target.checked)}
    />
  );
}

interface MailSettingsProps {
  reminders: readonly string[];
  wantsFavourites: boolean;
}

/** Which mails the shopper gets. Those about orders, payments and the account are not optional. */
export function MailSettings({ reminders, wantsFavourites }: MailSettingsProps) {
  return (
    <DetailsSection title="Emails">
      <Stack gap={4}>
        <Text tone="muted">
          We always write about your orders, payments, bookings and your account, and before an AutoDelivery
          or a program is charged. The rest is up to you.
        </Text>
        {MAIL_REMINDER_NAMES.map((reminder) => (
          <Reminder key={reminder} reminder={reminder} isWanted={reminders.includes(reminder)} />
        ))}
        <FavouriteMails isWanted={wantsFavourites} />
      </Stack>
    </DetailsSection>
  );
}
