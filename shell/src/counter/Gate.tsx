import { RemoteFallback } from '@saltbush/shared-ui/design/core';
import { Slot, useSession } from '@saltbush/shared-ui/platform';
import { useEffect } from 'react';
import { useCover } from './cover';
import styles from './Gate.module.css';

/** Hides the page below, which keeps its state; the gate is the main part of the document meanwhile. */
function useHiddenPage(): void {
  useEffect(() => {
    const main = document.getElementById('main');
    if (main) main.hidden = true;
    return () => {
      if (main) main.hidden = false;
    };
  }, []);
}

function OpenGate({ step, email }: { step: 'sign-in' | 'code'; email: string | null }) {
  useHiddenPage();
  const fallback = (retry: () => void) => <RemoteFallback name="The sign-in" onRetry={retry} />;
  return (
    <main className={styles.gate}>
      <Slot name="staff.gate" props={{ step, email }} fallback={fallback} />
    </main>
  );
}

/** What stands before the counter: the code of the second factor, or a new sign-in after the last one has ended. */
export function Gate() {
  const covered = useCover((state) => state.step);
  const user = useSession((state) => state.user);
  const step = covered ?? (user?.waiting_role ? 'code' : null);
  return step && <OpenGate step={step} email={covered && (user?.email ?? null)} />;
}
