import { defineDesk } from '@saltbush/shared-ui/counter';
import { ErrorState, Loading, Skeleton, Stack } from '@saltbush/shared-ui/design/core';
import { CounterPage, CounterPanel } from '@saltbush/shared-ui/design/counter';
import { useQuery } from '@tanstack/react-query';
import { secondFactorQuery } from '../../features/second-factor/api/second-factor';
import { SetUpApp } from '../../features/second-factor/components/SetUpApp';

function AuthenticatorApp() {
  const factor = useQuery(secondFactorQuery());
  if (factor.isError) {
    return <ErrorState onRetry={() => void factor.refetch()}>{factor.error.message}</ErrorState>;
  }
  if (!factor.data) {
    return (
      <Loading>
        <Skeleton height="12rem" />
      </Loading>
    );
  }
  const { is_enrolled, recovery_codes_left: left } = factor.data;
  return (
    <CounterPanel title="Authenticator app">
      <Stack gap={3}>
        <p>
          {is_enrolled
            ? `An app confirms your sign-ins. ${left === 1 ? '1 recovery code is' : `${left} recovery codes are`} left.`
            : 'Confirm your sign-ins by a code of an app on your phone, so that your password alone opens nothing.'}
        </p>
        <SetUpApp
          action={is_enrolled ? 'Set up another app' : 'Set up an app'}
          onDone={() => factor.refetch()}
        />
      </Stack>
    </CounterPanel>
  );
}

/** How the member of staff signs in. */
function StaffSignInPage() {
  return (
    <CounterPage title="Your sign-in">
      <AuthenticatorApp />
    </CounterPage>
  );
}

export const page = defineDesk({ title: 'Your sign-in', permission: null, Component: StaffSignInPage });
