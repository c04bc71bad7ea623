import { ButtonLink, Text } from '@saltbush/shared-ui/design/core';
import { Sheet } from '@saltbush/shared-ui/design/overlays';
import { useQuery } from '@tanstack/react-query';
import { CatalogCard } from '../../../../shared/cards/CatalogCard';
import { promotionProductsQuery } from '../../api/promotion-products';
import styles from './PromotionDrawer.module.css';
import type { ProductPromotion } from './Promotions';

export interface PromotionDrawerProps {
  promotion: ProductPromotion;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A promotion's available products in 2 columns, with a link to all of them (section 2.14). */
export function PromotionDrawer({ promotion, open, onOpenChange }: PromotionDrawerProps) {
  const { data: cards = [] } = useQuery(promotionProductsQuery(promotion.id));
  const close = () => onOpenChange(false);
  const footer = (
    <ButtonLink block href={promotion.url} onClick={close}>
      View all products
    </ButtonLink>
  );
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={promotion.display_title} width="lg" footer={footer}>
      <Text tone="muted">{promotion.display_info}</Text>
      <ul className={styles.grid}>
        {cards.map((card) => (
          <li key={card.id} className={styles.cell}>
            <CatalogCard card={card} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
