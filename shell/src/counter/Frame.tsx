import { SIGN_OUT_FAILED } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { brand } from '@saltbush/shared-ui/brand';
import { Button, useActionStatus } from '@saltbush/shared-ui/design/core';
import { CounterNavigation } from '@saltbush/shared-ui/design/counter';
import { BrandMark } from '@saltbush/shared-ui/design/icons';
import { Slot, signOut, useLocation, useSession } from '@saltbush/shared-ui/platform';
import { useEffect } from 'react';
import styles from './Frame.module.css';
import { Gate } from './Gate';

/** Gives the page the counter's layout while the frame is there. */
function useCounterLayout(): void {
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.layout = 'counter';
    return () => {
      delete root.dataset.layout;
    };
  }, []);
}

function SignOut() {
  const { status, run, failure } = useActionStatus();
  return (
    <>
      {failure !== null && <span role="alert">{SIGN_OUT_FAILED}</span>}
      <Button
        variant="secondary"
        size="sm"
        status={status}
        onClick={() => void run(() => signOut(links.home()))}
      >
        Sign out
      </Button>
    </>
  );
}

/** The frame of the counter: who works here, the way back to the shop, and the desks that remotes contribute. */
export default function Frame() {
  useCounterLayout();
  const user = useSession((state) => state.user);
  const { pathname } = useLocation();
  const today = links.staff.today();
  return (
    <>
      <header className={styles.bar}>
        <a className={styles.name} href={today}>
          <BrandMark size={28} />
          {brand.logo.name} <span className={styles.counter}>Counter</span>
        </a>
        <span className={styles.person}>
          {user && `${user.first_name} ${user.last_name}`}{' '}
          <span className={styles.role}>{user?.waiting_role ?? user?.role}</span>
        </span>
        <a className={styles.shop} href={links.home()}>
          Open the shop
        </a>
        <SignOut />
      </header>
      <div className={styles.desks}>
        <CounterNavigation
          label="Counter"
          isLabelHidden
          links={[{ href: today, label: 'Today', isCurrent: pathname === today }]}
        />
        <Slot name="staff.navigation" props={{}} />
      </div>
      <Gate />
    </>
  );
}
