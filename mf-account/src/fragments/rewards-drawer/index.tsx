import { SHOP } from '@saltbush/contract';
import { Loading, Stack, Text } from '@saltbush/shared-ui/design/core';
import { TileSkeleton } from '@saltbush/shared-ui/design/orders';
import { Sheet } from '@saltbush/shared-ui/design/overlays';
import { meQuery } from '@saltbush/shared-ui/entities';
import { type SlotProps, useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ForgotPasswordForm } from '../../features/auth/components/ForgotPasswordForm';
import { SignInForm } from '../../features/auth/components/SignInForm';
import { SignUpForm } from '../../features/auth/components/SignUpForm';
import { SocialSignIn } from '../../features/auth/components/SocialSignIn';
import { LinkCard } from '../../features/rewards/components/LinkCard';

type Step = 'signup' | 'login' | 'forgot';

const TITLES: Record<Step, string> = {
  signup: `Join ${SHOP.rewards}`,
  login: 'Sign in to link your card',
  forgot: 'Forgot your password?',
};

/** An account is needed before a card can be linked. */
function GuestSteps({ step, setStep }: { step: Step; setStep: (step: Step) => void }) {
  const [isFirst, setFirst] = useState(true);
  const go = (next: Step) => {
    setFirst(false);
    setStep(next);
  };
  if (step === 'forgot') return <ForgotPasswordForm onSignIn={() => go('login')} />;
  const social = <SocialSignIn />;
  // The session says when somebody has signed in.
  const done = () => undefined;
  if (step === 'login') {
    return (
      <SignInForm
        before={social}
        focusFirst={!isFirst}
        onSignedIn={done}
        onSignUp={() => go('signup')}
        onForgot={() => go('forgot')}
      />
    );
  }
  return (
    <Stack gap={6}>
      <Text>Make an account, then link your rewards card to it. Or link a card to the account you have.</Text>
      <SignUpForm before={social} focusFirst={!isFirst} onSignedUp={done} onSignIn={() => go('login')} />
    </Stack>
  );
}

function Card({ onClose }: { onClose: () => void }) {
  const { data: me } = useQuery(meQuery());
  if (me) return <LinkCard me={me} onClose={onClose} />;
  return (
    <Loading label="Loading your card">
      <TileSkeleton />
    </Loading>
  );
}

/**
 * The drawer of the rewards program (section 2.16): an account for those who have none, then their card. Closing it
 * begins anew.
 */
export default function RewardsDrawer({ open, onClose }: SlotProps['overlay.rewards']) {
  const status = useSession((state) => state.status);
  const [step, setStep] = useState<Step>('signup');
  useEffect(() => {
    if (!open) setStep('signup');
  }, [open]);
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={status === 'guest' ? TITLES[step] : SHOP.rewards}
    >
      {status === 'guest' ? <GuestSteps step={step} setStep={setStep} /> : <Card onClose={onClose} />}
    </Sheet>
  );
}
