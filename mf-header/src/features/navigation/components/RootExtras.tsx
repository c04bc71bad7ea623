import { MenuPromo } from '@saltbush/shared-ui/design/content';
import { Button } from '@saltbush/shared-ui/design/core';
import { UserRoundIcon } from '@saltbush/shared-ui/design/icons';
import { openOverlay, useSession } from '@saltbush/shared-ui/platform';
import { type MobilePromo, type TopBarLink, useBrowseExtras } from '../api/browse-extras';
import styles from './RootExtras.module.css';

const Promo = ({ promo }: { promo: MobilePromo }) => (
  <MenuPromo
    image={promo.mobilePromoImage}
    alt={promo.mobilePromoImageAlt}
    targetLink={promo.mobilePromoTargetLink}
    disclaimer={promo.mobilePromoDisclaim}
    disclaimerLink={promo.mobilePromoDisclaimTargetLink}
  />
);

function TopBarLinks({ links }: { links: readonly TopBarLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ id, icon, linkText, targetLink }) => (
        <li key={id}>
          <a href={targetLink} className={styles.link}>
            {icon && <img src={icon} alt="" width={20} height={20} loading="lazy" />}
            {linkText}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Sign-in, top-bar links and a promotion, shown below the menu on the drawer's first level (section 2.5). */
export function RootExtras() {
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const extras = useBrowseExtras();
  return (
    <div className={styles.extras}>
      {!isSignedIn && (
        <Button
          block
          variant="secondary"
          icon={UserRoundIcon}
          onClick={() => openOverlay('auth', { mode: 'login' })}
        >
          Login
        </Button>
      )}
      {extras?.top_strip && <TopBarLinks links={extras.top_strip.links} />}
      {extras?.mobile_promo && <Promo promo={extras.mobile_promo} />}
    </div>
  );
}
