import { pageTitle } from '@saltbush/contract';
import { definePage } from '@saltbush/shared-ui/platform';
import { useEffect, useState } from 'react';
import { StopEmails } from '../../features/stop-emails/components/StopEmails';

/** The token is in the fragment, which only the browser has. */
function StopEmailsPage() {
  const [token, setToken] = useState('');
  useEffect(() => setToken(window.location.hash.slice(1)), []);
  return <StopEmails token={token} />;
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('Stop emails'), robots: 'noindex' } }),
  Component: StopEmailsPage,
});
