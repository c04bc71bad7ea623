import { type SocialSignInFailure, socialSignInMessage } from '@saltbush/contract';
import { Banner, Button, Stack, Text } from '@saltbush/shared-ui/design/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type SocialProvider, signInWith, socialProvidersQuery } from '../api/social-sign-in';
import { returnPath } from '../model/drawer-parameters';

interface SocialSignInProps {
  redirectUrl?: string;
  /** Why the last attempt failed. */
  failure?: SocialSignInFailure | null;
}

/** Tracks the provider being redirected to; reset when the page is restored from the back/forward cache. */
function useLeaving() {
  const [leaving, setLeaving] = useState<string | null>(null);
  useEffect(() => {
    const stay = () => setLeaving(null);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  return [leaving, setLeaving] as const;
}

/** Sign-in through identity providers (section 2.16); renders nothing if none is configured. */
export function SocialSignIn({ redirectUrl, failure = null }: SocialSignInProps) {
  const { data: providers = [], isPending } = useQuery(socialProvidersQuery());
  const [leaving, setLeaving] = useLeaving();
  const [refusal, setRefusal] = useState<string | null>(null);
  if (isPending || (providers.length === 0 && !failure)) return null;

  const start = async (provider: SocialProvider) => {
    setRefusal(null);
    setLeaving(provider.id);
    const result = await signInWith(provider, returnPath(redirectUrl));
    if (result.ok) return;
    setLeaving(null);
    setRefusal(result.message);
  };
  const message =
    refusal ?? (failure && socialSignInMessage(failure, providers[0]?.name ?? 'the other service'));
  return (
    <Stack gap={4}>
      {message && (
        <Banner tone={failure === 'cancelled' && !refusal ? 'info' : 'error'} live>
          {message}
        </Banner>
      )}
      {providers.map((provider) => (
        <Button
          key={provider.id}
          variant="secondary"
          block
          status={leaving === provider.id ? 'busy' : 'idle'}
          busyLabel={`Going to ${provider.name}…`}
          onClick={() => void start(provider)}
        >
          Continue with {provider.name}
        </Button>
      ))}
      {providers.length > 0 && (
        <Text tone="muted" size="sm">
          Or with your e-mail address:
        </Text>
      )}
    </Stack>
  );
}
