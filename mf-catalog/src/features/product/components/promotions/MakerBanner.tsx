import { Heading, Text } from '@saltbush/shared-ui/design/core';
import { useHydrated } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { promoBannerQuery } from '../../api/promo-banner';
import styles from './MakerBanner.module.css';

/** A manufacturer's banner from the content service. Fetched in the browser because it is below the fold. */
export function MakerBanner({ code }: { code: string }) {
  const isHydrated = useHydrated();
  const { data: banner, isPending } = useQuery({ ...promoBannerQuery(code), enabled: isHydrated });
  if (isPending) return <div className={styles.banner} aria-hidden="true" />;
  if (!banner) return null;
  return (
    <a className={styles.banner} href={banner.targetLink}>
      <img className={styles.picture} src={banner.image} alt="" loading="lazy" width={400} height={240} />
      <span className={styles.content}>
        <Heading level={2} size="lg" display>
          {banner.title}
        </Heading>
        <Text as="span">{banner.text}</Text>
      </span>
    </a>
  );
}
