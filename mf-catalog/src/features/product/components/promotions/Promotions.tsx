import { Button, Heading, Text } from '@saltbush/shared-ui/design/core';
import { BadgePercentIcon } from '@saltbush/shared-ui/design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../../../shared/dates/dates';
import { useDeferred } from '../../../../shared/deferred/use-deferred';
import type { Product } from '../../api/product';
import { promotionProductsQuery } from '../../api/promotion-products';
import styles from './Promotions.module.css';

const loadDrawer = () =>
  import(/* webpackChunkName: "promotion-drawer" */ './PromotionDrawer').then(
    (module) => module.PromotionDrawer,
  );

export type ProductPromotion = Product['promotions'][number];

type Opening = 'idle' | 'busy' | 'failed' | 'none';

/** Fetches the drawer's code and products concurrently, so that it opens complete. */
function usePromotionDrawer(promotion: ProductPromotion) {
  const queryClient = useQueryClient();
  const drawer = useDeferred(loadDrawer);
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState<Opening>('idle');
  const openDrawer = async () => {
    setOpening('busy');
    const [isLoaded, cards] = await Promise.all([
      drawer.request(),
      queryClient.fetchQuery(promotionProductsQuery(promotion.id)).catch(() => null),
    ]);
    if (!isLoaded || !cards) return setOpening('failed');
    setOpening(cards.length > 0 ? 'idle' : 'none');
    setOpen(cards.length > 0);
  };
  return { Drawer: drawer.Component, open, setOpen, opening, openDrawer };
}

function PromotionLine({ promotion }: { promotion: ProductPromotion }) {
  const { Drawer, open, setOpen, opening, openDrawer } = usePromotionDrawer(promotion);
  return (
    <li className={styles.promotion}>
      <BadgePercentIcon className={styles.icon} size={22} strokeWidth={1.75} />
      <div className={styles.content}>
        <Text strong>{promotion.display_title}</Text>
        <Text size="sm" tone="muted">
          Ends {formatDay(promotion.end_date)}
        </Text>
      </div>
      <Button
        size="sm"
        variant="secondary"
        status={opening === 'busy' ? 'busy' : 'idle'}
        disabled={opening === 'none'}
        aria-label={`See products of ${promotion.display_title}`}
        onClick={() => void openDrawer()}
      >
        {opening === 'failed' ? 'Try again' : opening === 'none' ? 'None available' : 'See products'}
      </Button>
      {Drawer && <Drawer promotion={promotion} open={open} onOpenChange={setOpen} />}
    </li>
  );
}

/** A product's active promotions. The api returns none for medicines that may not be promoted. */
export function Promotions({ promotions }: Pick<Product, 'promotions'>) {
  if (promotions.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="promotions">
      <Heading level={2} size="md" id="promotions">
        Promotions
      </Heading>
      <ul className={styles.list}>
        {promotions.map((promotion) => (
          <PromotionLine key={promotion.id} promotion={promotion} />
        ))}
      </ul>
    </section>
  );
}
