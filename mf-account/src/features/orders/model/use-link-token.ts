import { useEffect, useState } from 'react';

const readToken = () => window.location.hash.slice(1);

/** The token of a link from a mail. It is in the fragment, which only the browser has; empty without one. */
export function useLinkToken(): string {
  const [token, setToken] = useState('');
  useEffect(() => {
    const read = () => setToken(readToken());
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return token;
}
