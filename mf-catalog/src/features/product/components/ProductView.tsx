import { Breadcrumbs, Container, Skeleton, SkeletonText } from '@saltbush/shared-ui/design/core';
import { StoreIcon } from '@saltbush/shared-ui/design/icons';
import { Gallery } from '@saltbush/shared-ui/design/media';
import type { ReactNode } from 'react';
import { CardRow } from '../../../shared/cards/CardRow';
import type { Product } from '../api/product';
import { productSteps } from '../model/product-steps';
import type { ProductSummary } from '../model/product-summary';
import { isPromotable } from '../model/promotable';
import { ExpertAdvice } from './ExpertAdvice';
import { MoreProducts } from './MoreProducts';
import { ProductDetails } from './ProductDetails';
import styles from './ProductView.module.css';
import { MakerBanner } from './promotions/MakerBanner';
import { Promotions } from './promotions/Promotions';
import { BuyBox } from './purchase/BuyBox';
import { MultibuyPrices } from './purchase/MultibuyPrices';
import { PurchasePlace } from './purchase/PurchasePlace';
import { RewardsLine } from './purchase/RewardsLine';
import { ShippingEstimate } from './purchase/ShippingEstimate';
import { TrustNotes } from './purchase/TrustNotes';
import { VariantSelectors } from './purchase/VariantSelectors';
import { TopWarnings } from './TopWarnings';

interface ProductViewProps {
  summary: ProductSummary;
  /** Undefined while only the card that led here is known. */
  product: Product | undefined;
  liveType: string | null;
}

function SoldBy({ name }: { name: string | null }) {
  if (!name) return null;
  return (
    <p className={styles.soldBy}>
      <StoreIcon size={18} strokeWidth={1.75} /> Sold and Supplied by {name}
    </p>
  );
}

function HowToBuy({ product, liveType }: { product: Product; liveType: string | null }) {
  const isService = product.booking_type !== null;
  return (
    <>
      <MultibuyPrices product={product} />
      <RewardsLine product={product} />
      <TopWarnings warnings={product.warnings} />
      <VariantSelectors product={product} />
      <PurchasePlace product={product} liveType={liveType} />
      <Promotions promotions={product.promotions} />
      {!isService && <ShippingEstimate isCold={product.is_fridge} />}
      <SoldBy name={product.sold_by} />
      {!isService && <TrustNotes product={product} />}
    </>
  );
}

function Below({ product }: { product: Product }): ReactNode {
  const code = product.coop_advert?.kontent_code;
  const named = product.expert_advice_products.map(({ card }) => card).filter(isPromotable);
  return (
    <div className={styles.below} data-later>
      <div className={styles.columns}>
        <ProductDetails product={product} />
        <div className={styles.aside}>
          <ExpertAdvice advice={product.expert_advice_description} />
          {code && product.is_advertisable && <MakerBanner code={code} />}
        </div>
      </div>
      <CardRow title="Named in the advice" cards={named} />
      <MoreProducts product={product} />
    </div>
  );
}

const Coming = () => (
  <>
    <SkeletonText lines={3} />
    <Skeleton height="6.5rem" />
    <Skeleton height="12rem" />
  </>
);

/** A product page: pictures left, buy box right, everything else below. */
export function ProductView({ summary, product, liveType }: ProductViewProps) {
  const steps = product ? productSteps(product) : [{ label: summary.title, url: '' }];
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={steps.map(({ label, url }) => ({ label, href: url }))} />
      <div className={styles.top}>
        <Gallery title={summary.title} images={summary.images} />
        <BuyBox summary={summary} badges={product?.badges ?? []}>
          {product ? <HowToBuy product={product} liveType={liveType} /> : <Coming />}
        </BuyBox>
      </div>
      {product && <Below product={product} />}
    </Container>
  );
}
