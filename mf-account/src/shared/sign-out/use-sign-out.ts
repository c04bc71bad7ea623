import { SIGN_OUT_FAILED } from '@saltbush/contract';
import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { toast } from '@saltbush/shared-ui/design/overlays';
import { signOut } from '@saltbush/shared-ui/platform';
import { useEffect } from 'react';

const READING_MS = 10_000;

/** Signs out and navigates to a path; a message says so if the account is still signed in on this device. */
export function useSignOut() {
  const { status, run, failure } = useActionStatus();
  useEffect(() => {
    if (failure) toast({ message: SIGN_OUT_FAILED, tone: 'error', durationMs: READING_MS });
  }, [failure]);
  return { status, leave: (redirectTo: string) => void run(() => signOut(redirectTo)) };
}
