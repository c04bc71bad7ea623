import { links } from '@saltbush/contract/links';
import { navigate } from '@saltbush/shared-ui/platform';
import { useEffect, useRef } from 'react';

const REDIRECT_DELAY_MS = 2000;

/** Navigates to the AutoDelivery page after 2 s (section 9.c), unless the shopper has left this page by then. */
export function useRedirectToAutoDelivery(): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => navigate(links.account.autoDelivery()), REDIRECT_DELAY_MS);
  };
}
