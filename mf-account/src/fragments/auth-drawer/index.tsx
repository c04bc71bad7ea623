import { Sheet } from '@saltbush/shared-ui/design/overlays';
import type { SlotProps } from '@saltbush/shared-ui/platform';
import { useEffect, useState } from 'react';
import { SignedUp } from '../../features/auth/components/SignedUp';
import { SignInForm } from '../../features/auth/components/SignInForm';
import { SignUpForm } from '../../features/auth/components/SignUpForm';

type Step = 'login' | 'signup' | 'signed-up';

const TITLES: Record<Step, string> = {
  login: 'Sign in',
  signup: 'Create your account',
  'signed-up': 'Welcome to Saltbush Health',
};

/** The auth drawer (specification section 2.16): sign in, sign up, and what follows. Closing resets it to sign in. */
export default function AuthDrawer({
  open,
  mode = 'login',
  redirectUrl,
  onClose,
}: SlotProps['overlay.auth']) {
  const [step, setStep] = useState<Step>(mode);
  useEffect(() => setStep(open ? mode : 'login'), [open, mode]);

  const finish = () => {
    onClose();
    if (redirectUrl) window.location.assign(`/${redirectUrl.replace(/^\/+/, '')}`);
  };
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title={TITLES[step]}>
      {step === 'login' && <SignInForm onSignedIn={finish} onSignUp={() => setStep('signup')} />}
      {step === 'signup' && (
        <SignUpForm onSignedUp={() => setStep('signed-up')} onSignIn={() => setStep('login')} />
      )}
      {step === 'signed-up' && <SignedUp onContinue={finish} />}
    </Sheet>
  );
}
