import { links } from '@saltbush/contract/links';
import { HeartIcon } from '@saltbush/shared-ui/design/icons';
import { favouriteIdsQuery } from '@saltbush/shared-ui/entities';
import { useServed, useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { CountedIcon } from '../../../shared/counted-icon/CountedIcon';
import styles from './HeartLink.module.css';

const nameOf = (count: number | undefined) =>
  count === undefined ? 'For you' : `For you, ${count} ${count === 1 ? 'favourite' : 'favourites'}`;

/** Links to the "For you" page. For signed-in users, the heart is filled (section 2.2) and has the number of favourites. */
export function HeartLink() {
  const isServed = useServed();
  const signedIn = useSession((state) => state.status === 'signed-in');
  const { data } = useQuery({ ...favouriteIdsQuery(), enabled: signedIn });
  if (!isServed(links.forYou())) return null;
  const count = signedIn ? data?.length : undefined;
  return (
    <a
      href={links.forYou()}
      className={styles.link}
      aria-label={nameOf(count)}
      data-filled={signedIn || undefined}
    >
      <CountedIcon count={count ?? 0}>
        <HeartIcon size={22} strokeWidth={1.75} />
      </CountedIcon>
    </a>
  );
}
