import { Banner, Button, Container } from '@saltbush/shared-ui/design/core';
import { useSession } from '@saltbush/shared-ui/platform';
import { useSignOut } from '../../shared/sign-out/use-sign-out';
import styles from './impersonation-banner.module.css';

/** Shows that staff are impersonating a customer, whom and why, and ends it (section 2.22). Staff stay signed in. */
export default function ImpersonationBanner() {
  const user = useSession((state) => state.user);
  const impersonation = useSession((state) => state.impersonation);
  const { status, leave } = useSignOut();
  if (!impersonation) return null;
  return (
    <aside aria-label="Impersonated session" className={styles.place}>
      <Container>
        <Banner
          className={styles.banner}
          tone="warning"
          title="You're in impersonted session"
          live
          action={
            <Button size="sm" status={status} onClick={() => leave('/')}>
              Exit
            </Button>
          }
        >
          {user && `${impersonation.staff_name} as ${user.first_name} ${user.last_name}. `}
          Reason: {impersonation.reason}
        </Banner>
      </Container>
    </aside>
  );
}
