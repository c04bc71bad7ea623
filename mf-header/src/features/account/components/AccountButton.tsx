import { links } from '@saltbush/contract/links';
import { UserRoundIcon } from '@saltbush/shared-ui/design/icons';
import { PressLink } from '@saltbush/shared-ui/design/navigation';
import {
  closeOverlay,
  navigate,
  openOverlay,
  useOverlayStore,
  useSession,
} from '@saltbush/shared-ui/platform';
import { useRef } from 'react';
import { lazyPart, useLazyPart } from '../../../shared/panels/lazy-part';
import styles from './AccountButton.module.css';
import type { AccountMenuPanelProps } from './AccountMenuPanel';

const panelPart = lazyPart<AccountMenuPanelProps>(
  () => import(/* webpackChunkName: "account-menu-panel" */ './AccountMenuPanel'),
);

const PANEL_ID = 'account-menu';

export interface AccountButtonProps {
  open: boolean;
  onToggle: () => void;
  onClose: () => void;
}

function toggleSignIn(isOpen: boolean): void {
  if (isOpen) closeOverlay();
  else openOverlay('auth', { mode: 'login' });
}

/** Toggles the auth drawer for guests and the account menu, rendered by mf-account, for signed-in users (section 2.2). */
export function AccountButton({ open, onToggle, onClose }: AccountButtonProps) {
  const user = useSession((state) => state.user);
  const isAuthOpen = useOverlayStore((state) => state.open?.name === 'auth');
  const button = useRef<HTMLAnchorElement>(null);
  const isMenuOpen = user !== null && open;
  const Panel = useLazyPart(panelPart, isMenuOpen, () => navigate(links.account.dashboard()));
  return (
    <div className={styles.place} data-panel="account">
      <PressLink
        href={user ? links.account.dashboard() : '?login=true'}
        className={styles.button}
        aria-label={user ? `Account menu, ${user.first_name}` : 'Sign in or join'}
        aria-expanded={user ? isMenuOpen : isAuthOpen}
        aria-haspopup={user ? undefined : 'dialog'}
        aria-controls={Panel ? PANEL_ID : undefined}
        buttonRef={button}
        onPress={() => (user ? onToggle() : toggleSignIn(isAuthOpen))}
        onIntent={user ? () => void panelPart.load().catch(() => undefined) : undefined}
      >
        <UserRoundIcon size={22} strokeWidth={1.75} />
        {user && <span className={styles.dot} />}
      </PressLink>
      {Panel && <Panel id={PANEL_ID} onClose={onClose} />}
    </div>
  );
}
