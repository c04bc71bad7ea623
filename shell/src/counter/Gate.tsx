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

/** What stands before the counter: the code of the second factor, or a new sign-in after the last one; null if nothing. */
export function useGateStep(): 'sign-in' | 'code' | null {
  const covered = useCover((state) => state.step);
  const user = useSession((state) => state.user);
  return covered ?? (user?.waiting_role ? 'code' : null);
}

/** Asks for what stands before the counter. */
export function Gate() {
  const isCovered = useCover((state) => state.step !== null);
  const email = useSession((state) => state.user?.email ?? null);
  const step = useGateStep();
  return step && <OpenGate step={step} email={isCovered ? email : null} />;
}
