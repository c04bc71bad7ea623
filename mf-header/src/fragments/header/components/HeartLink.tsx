import { links } from '@saltbush/contract/links';
import { HeartIcon } from '@saltbush/shared-ui/design/icons';
import { useServed, useSession } from '@saltbush/shared-ui/platform';
import styles from './HeartLink.module.css';

/** Links to the "For you" page. The heart is filled for signed-in users (section 2.2). */
export function HeartLink() {
  const isServed = useServed();
  const signedIn = useSession((state) => state.status === 'signed-in');
  if (!isServed(links.forYou())) return null;
  return (
    <a href={links.forYou()} className={styles.link} aria-label="For you" data-filled={signedIn || undefined}>
      <HeartIcon size={22} strokeWidth={1.75} />
    </a>
  );
}
