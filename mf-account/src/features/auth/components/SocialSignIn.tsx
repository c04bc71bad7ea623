import { type SocialSignInFailure, socialSignInMessage } from '@saltbush/contract';
import { Banner, Button, Stack, Text } from '@saltbush/shared-ui/design/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type SocialProvider, signInWith, socialProvidersQuery } from '../api/social-sign-in';
import { returnPath } from '../model/arrival';

interface SocialSignInProps {
  redirectUrl?: string;
  /** Why the last attempt did not happen. */
  failure?: SocialSignInFailure | null;
}

/** Which provider this page is leaving for. A page that the browser brings back from its cache stays after all. */
function useLeaving() {
  const [leaving, setLeaving] = useState<string | null>(null);
  useEffect(() => {
    const stay = () => setLeaving(null);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  return [leaving, setLeaving] as const;
}

/** Sign-in through identity providers (section 2.16); nothing in a shop that has none. */
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
