import { SIGN_OUT_FAILED } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { brand } from '@saltbush/shared-ui/brand';
import { matchWords } from '@saltbush/shared-ui/counter';
import { Button, useActionStatus } from '@saltbush/shared-ui/design/core';
import { CommandGroup, CommandPalette, CounterNavigation } from '@saltbush/shared-ui/design/counter';
import { BrandMark } from '@saltbush/shared-ui/design/icons';
import { Slot, signOut, useLocation, useSession } from '@saltbush/shared-ui/platform';
import { useCallback, useEffect, useState } from 'react';
import styles from './Frame.module.css';
import { Gate, useGateStep } from './Gate';

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

/** Ctrl-K, or ⌘K, wherever the focus is, as long as the counter is open. */
function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [open]);
}

/** The way to every desk, order and product by a few letters. */
function Palette() {
  const [isOpen, setIsOpen] = useState(false);
  usePaletteKey(useCallback(() => setIsOpen(true), []));
  const commands = (query: string) => (
    <>
      <CommandGroup
        label="Counter"
        commands={matchWords(query, 'Today') ? [{ href: links.staff.today(), label: 'Today' }] : []}
      />
      <Slot name="staff.commands" props={{ query }} />
    </>
  );
  return (
    <>
      <button
        type="button"
        className={styles.palette}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        Go to… <kbd className={styles.key}>Ctrl K</kbd>
      </button>
      <CommandPalette open={isOpen} onOpenChange={setIsOpen} commands={commands} />
    </>
  );
}

/** The frame of the counter: who works here, the way back to the shop, and the desks that remotes contribute. */
export default function Frame() {
  useCounterLayout();
  const user = useSession((state) => state.user);
  const isOpen = useGateStep() === null;
  const { pathname } = useLocation();
  const today = links.staff.today();
  return (
    <>
      <header className={styles.bar}>
        <a className={styles.name} href={today}>
          <BrandMark size={28} />
          {brand.logo.name} <span className={styles.counter}>Counter</span>
        </a>
        {isOpen && <Palette />}
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
