import { links } from '@saltbush/contract/links';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../Button/Button';
import { ButtonLink } from '../Button/ButtonLink';
import { Price, type PriceProps, SaleRibbon } from '../Price/Price';
import { ProductImage } from '../ProductImage/ProductImage';
import { TagList } from '../TagList/TagList';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { isAdvertisingRestricted, needsViewAndOrder, type ProductCardModel, productTags } from './model';
import styles from './ProductCard.module.css';

export interface ProductCardProps {
  product: ProductCardModel;
  /** The add button; ignored if the product must be viewed first. */
  action?: ReactNode;
  /** In the corner of the picture: the wishlist heart. */
  corner?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Loads the picture eagerly; for the first row of a page. */
  priority?: boolean;
  /** Called when the user follows the card's link. */
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The title without the brand that stands above it; it is still read aloud, where links are read without what is around. */
function TitleWords({ title, brand }: Pick<ProductCardModel, 'title' | 'brand'>) {
  const isNamed = brand !== null && title.toLowerCase().startsWith(`${brand.toLowerCase()} `);
  if (!isNamed) return title;
  return (
    <>
      <VisuallyHidden>{title.slice(0, brand.length)}</VisuallyHidden>
      {title.slice(brand.length)}
    </>
  );
}

function CardAction({ product, action }: Pick<ProductCardProps, 'product' | 'action'>) {
  if (product.isOutOfStock)
    return (
      <Button variant="secondary" block disabled>
        Out of stock
      </Button>
    );
  if (!needsViewAndOrder(product)) return action;
  return (
    <ButtonLink href={product.href} variant="secondary" block aria-label={`View and Order ${product.title}`}>
      View and Order
    </ButtonLink>
  );
}

function Promotions({ product }: Pick<ProductCardProps, 'product'>) {
  if (isAdvertisingRestricted(product) || !product.promotions?.length) return null;
  return (
    <ul className={styles.promotions}>
      {product.promotions.map(({ promotionId, displayTitle }) => (
        <li key={promotionId}>
          <a className={styles.promotion} href={links.promotion(promotionId)}>
            {displayTitle}
          </a>
        </li>
      ))}
    </ul>
  );
}

function priceOf(product: ProductCardModel): PriceProps {
  return {
    cents: product.price,
    rrpCents: product.rrp,
    originalCents: product.originalPrice,
    priceType: product.priceType,
    schedule: product.schedule === '3' ? null : product.schedule,
    restricted: isAdvertisingRestricted(product),
  };
}

function Picture({ product, corner, priority }: Pick<ProductCardProps, 'product' | 'corner' | 'priority'>) {
  return (
    <div className={styles.media}>
      <ProductImage src={product.image} alt="" priority={priority} />
      <div className={styles.marks}>
        <SaleRibbon {...priceOf(product)} />
        <TagList tags={productTags(product)} rows={2} perRow={1} />
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
    </div>
  );
}

/** A product in a list (section 2.9): the whole card is one link, with a button and links to its promotions. */
export function ProductCard({
  product,
  action,
  corner,
  headingLevel = 3,
  priority,
  onFollow,
}: ProductCardProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <Picture product={product} corner={corner} priority={priority} />
      <div className={styles.words}>
        {product.brand && <p className={styles.brand}>{product.brand}</p>}
        <Title className={styles.title}>
          <a className={styles.link} href={product.href} onClick={onFollow}>
            <TitleWords {...product} />
          </a>
        </Title>
        <Promotions product={product} />
        {product.isGated && <p className={styles.note}>*registered users only</p>}
        {product.isPharmacy && product.soldBy && (
          <p className={styles.note}>Sold and Supplied by {product.soldBy}</p>
        )}
      </div>
      <Price {...priceOf(product)} className={styles.price} saleTag={false} />
      <div className={styles.action}>
        <CardAction product={product} action={action} />
      </div>
    </article>
  );
}
