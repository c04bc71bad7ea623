import { redirectPath } from '@saltbush/contract';
import { Button, Stack } from '@saltbush/shared-ui/design/core';
import { Sheet } from '@saltbush/shared-ui/design/overlays';
import { navigate, type SlotProps } from '@saltbush/shared-ui/platform';
import { useEffect, useState } from 'react';
import { ForgotPasswordForm } from '../../features/auth/components/ForgotPasswordForm';
import { ResetPasswordForm } from '../../features/auth/components/ResetPasswordForm';
import { SignedUp } from '../../features/auth/components/SignedUp';
import { SignInForm } from '../../features/auth/components/SignInForm';
import { SignUpForm } from '../../features/auth/components/SignUpForm';
import { SocialSignIn } from '../../features/auth/components/SocialSignIn';
import {
  afterSignUp,
  consumeDrawerParameters,
  type DrawerParameters,
  dropDrawerParameters,
} from '../../features/auth/model/drawer-parameters';
import { LinkRewards } from '../../features/rewards/components/LinkRewards';

type Step = 'login' | 'signup' | 'signed-up' | 'forgot' | 'reset' | 'was-reset';

const TITLES: Record<Step, string> = {
  login: 'Sign in',
  signup: 'Create your account',
  'signed-up': 'Welcome to Saltbush Health',
  forgot: 'Forgot your password?',
  reset: 'Set a new password',
  'was-reset': 'Sign in',
};

const TELEHEALTH_TITLE = 'Book a telehealth service';

/** Returns the current step. Opening starts from the URL's parameters; closing resets it to sign-in (section 2.16). */
function useSteps(open: boolean, mode: 'login' | 'signup') {
  const [{ step, isFirst }, setShown] = useState<{ step: Step; isFirst: boolean }>({
    step: mode,
    isFirst: true,
  });
  const [arrival, setArrival] = useState<DrawerParameters>({ resetToken: null, failure: null });
  useEffect(() => {
    if (!open) dropDrawerParameters();
    const now = open ? consumeDrawerParameters() : { resetToken: null, failure: null };
    setArrival(now);
    setShown({ step: now.resetToken ? 'reset' : open ? mode : 'login', isFirst: true });
  }, [open, mode]);
  const setStep = (next: Step) => setShown({ step: next, isFirst: false });
  return { step, isFirst, setStep, ...arrival };
}

/** The auth drawer (section 2.16): sign in, sign up, next steps and password reset. */
export default function AuthDrawer({
  open,
  mode = 'login',
  redirectUrl,
  flow,
  linkedUrl,
  onClose,
}: SlotProps['overlay.auth']) {
  const { step, isFirst, setStep, resetToken, failure } = useSteps(open, mode);
  const target = redirectUrl && redirectPath(redirectUrl);
  const isBooking = flow === 'telehealth';
  const finish = () => {
    onClose();
    const next = target ?? (step === 'signed-up' ? afterSignUp() : null);
    if (next) window.location.assign(next);
  };
  const continueAsGuest = () => {
    onClose();
    if (target) navigate(target);
  };
  const social = <SocialSignIn redirectUrl={redirectUrl} failure={failure} />;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={isBooking && step === 'login' ? TELEHEALTH_TITLE : TITLES[step]}
    >
      {(step === 'login' || step === 'was-reset') && (
        <Stack gap={6}>
          <SignInForm
            before={step === 'login' && social}
            wasReset={step === 'was-reset'}
            focusFirst={!isFirst}
            onSignedIn={finish}
            onSignUp={() => setStep('signup')}
            onForgot={() => setStep('forgot')}
          />
          {isBooking && (
            <Button variant="secondary" block onClick={continueAsGuest}>
              Continue as guest
            </Button>
          )}
        </Stack>
      )}
      {step === 'signup' && (
        <SignUpForm
          before={social}
          focusFirst={!isFirst}
          onSignedUp={() => setStep('signed-up')}
          onSignIn={() => setStep('login')}
        />
      )}
      {step === 'signed-up' && (
        <SignedUp
          rewards={<LinkRewards block redirectUrl={linkedUrl} />}
          isBooking={flow !== undefined}
          onContinue={finish}
        />
      )}
      {step === 'forgot' && <ForgotPasswordForm onSignIn={() => setStep('login')} />}
      {step === 'reset' && resetToken && (
        <ResetPasswordForm
          token={resetToken}
          onReset={() => setStep('was-reset')}
          onNewLink={() => setStep('forgot')}
        />
      )}
    </Sheet>
  );
}
