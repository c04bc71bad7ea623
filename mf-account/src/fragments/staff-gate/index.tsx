import { links } from '@saltbush/contract/links';
import { ErrorState, Loading, Skeleton, Stack } from '@saltbush/shared-ui/design/core';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import { renewSession, type SlotProps } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { SignInForm } from '../../features/auth/components/SignInForm';
import { secondFactorQuery } from '../../features/second-factor/api/second-factor';
import { EnterCode } from '../../features/second-factor/components/EnterCode';
import { SetUpApp } from '../../features/second-factor/components/SetUpApp';

/** Signing in again, over the page that stays as it is. */
function SignInAgain({ email }: { email: string | null }) {
  return (
    <CounterPanel level={1} title="Sign in to go on">
      <Stack gap={3}>
        <p>
          Nobody used the counter for a while, so the sign-in{email && ` of ${email}`} has ended. Your page is
          kept: it is shown again when you are back.
        </p>
        <SignInForm
          focusFirst
          onSignedIn={() => undefined}
          onForgot={() => window.location.assign(`${links.home()}?login=true`)}
        />
      </Stack>
    </CounterPanel>
  );
}

/** The second step of the sign-in: a code of the app, which is set up first if there is none. */
function Code() {
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
  if (factor.data.is_enrolled) {
    return (
      <CounterPanel level={1} title="Confirm that it is you">
        <EnterCode />
      </CounterPanel>
    );
  }
  return (
    <CounterPanel level={1} title="Set up your authenticator app">
      <Stack gap={3}>
        <p>The counter opens with a code of an app on your phone, besides your password.</p>
        <SetUpApp action="Begin" onDone={renewSession} />
      </Stack>
    </CounterPanel>
  );
}

/** Fills `staff.gate`: what the counter asks for before it opens, or opens again. */
export default function StaffGate({ step, email }: SlotProps['staff.gate']) {
  return step === 'code' ? <Code /> : <SignInAgain email={email} />;
}
