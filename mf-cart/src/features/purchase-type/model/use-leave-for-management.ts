import { links } from '@saltbush/contract/links';
import { navigate } from '@saltbush/shared-ui/platform';
import { useEffect, useRef } from 'react';

const LEAVE_MS = 2000;

/** Goes to the AutoDelivery page after 2 s (section 9.c), unless the shopper has left this page by then. */
export function useLeaveForManagement(): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => navigate(links.account.autoDelivery()), LEAVE_MS);
  };
}
