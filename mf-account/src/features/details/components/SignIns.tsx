import { Badge, Button, Cluster, InlineMessage, Stack, Text } from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useMutation } from '@tanstack/react-query';
import type { SignIn } from '../api/account';
import { endSignIns } from '../api/end-sign-ins';
import { formatDay } from '../model/format-day';
import styles from './Details.module.css';
import { DetailsSection } from './DetailsSection';

interface EndProps {
  /** Calls when something has ended. */
  onEnded: (message: string) => void;
}

function Device({ signIn, onEnded }: { signIn: SignIn } & EndProps) {
  const { id, device, address, signed_in_at, last_used_at, is_current } = signIn;
  const end = useMutation({
    mutationFn: () => endSignIns({ id }),
    onSuccess: () => onEnded(`${device} was signed out.`),
  });
  return (
    <li className={styles.row}>
      <div className={styles.value}>
        <Cluster gap={2}>
          <Text strong>{device}</Text>
          {is_current && <Badge tone="brand">This device</Badge>}
        </Cluster>
        <Text size="sm" tone="muted">
          Signed in {formatDay(signed_in_at)}
          {address && ` from ${address}`}. Last used {formatDay(last_used_at)}.
        </Text>
        {end.isError && (
          <InlineMessage tone="error" live>
            {errorMessage(end.error)}
          </InlineMessage>
        )}
      </div>
      {!is_current && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Sign out ${device}, signed in ${formatDay(signed_in_at)}`}
          status={end.isPending ? 'busy' : 'idle'}
          onClick={() => end.mutate()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

/** Where the account is signed in, with a way to end each sign-in, or all others. */
export function SignIns({ signIns, onEnded }: { signIns: readonly SignIn[] } & EndProps) {
  const endAll = useMutation({
    mutationFn: () => endSignIns({ id: null }),
    onSuccess: () => onEnded('All other devices were signed out.'),
  });
  return (
    <DetailsSection title="Where you’re signed in">
      <Stack gap={4}>
        <ul className={styles.rows}>
          {signIns.map((signIn) => (
            <Device key={signIn.id} signIn={signIn} onEnded={onEnded} />
          ))}
        </ul>
        {signIns.length > 1 && (
          <div>
            <Button
              variant="secondary"
              status={endAll.isPending ? 'busy' : 'idle'}
              onClick={() => endAll.mutate()}
            >
              Sign out all other devices
            </Button>
          </div>
        )}
        {endAll.isError && (
          <InlineMessage tone="error" live>
            {errorMessage(endAll.error)}
          </InlineMessage>
        )}
      </Stack>
    </DetailsSection>
  );
}
