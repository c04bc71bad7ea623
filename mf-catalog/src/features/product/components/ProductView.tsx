import type { LineChoice } from '@saltbush/contract';
import { Breadcrumbs, Container, Skeleton, SkeletonText } from '@saltbush/shared-ui/design/core';
import { StoreIcon } from '@saltbush/shared-ui/design/icons';
import { Gallery } from '@saltbush/shared-ui/design/media';
import type { PurchaseSelection } from '@saltbush/shared-ui/platform';
import { type ReactNode, useState } from 'react';
import { CardRow } from '../../../shared/cards/CardRow';
import { isPromotable } from '../../../shared/cards/promotable';
import type { Product } from '../api/product';
import { productBreadcrumbs } from '../model/product-breadcrumbs';
import { type ProductSummary, summaryFromProduct } from '../model/product-summary';
import { useKnownHeight } from '../model/use-known-height';
import { ExpertAdvice } from './ExpertAdvice';
import { MoreProducts } from './MoreProducts';
import { ProductDetails } from './ProductDetails';
import styles from './ProductView.module.css';
import { MakerBanner } from './promotions/MakerBanner';
import { Promotions } from './promotions/Promotions';
import { BuyBox } from './purchase/BuyBox';
import { PurchaseSlot } from './purchase/PurchaseSlot';
import { RewardsLine } from './purchase/RewardsLine';
import { ShippingEstimate } from './purchase/ShippingEstimate';
import { TrustNotes } from './purchase/TrustNotes';
import { VariantSelectors } from './purchase/VariantSelectors';
import { TopWarnings } from './TopWarnings';

interface ProductViewProps {
  summary: ProductSummary;
  /** Undefined while only the card that linked to the page is available. */
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

interface PurchaseOptionsProps {
  product: Product;
  liveType: string | null;
  line: LineChoice;
  onSelect: (selection: PurchaseSelection) => void;
}

function PurchaseOptions({ product, liveType, line, onSelect }: PurchaseOptionsProps) {
  const isService = product.booking_type !== null;
  return (
    <>
      <RewardsLine product={product} line={line} />
      <TopWarnings warnings={product.warnings} />
      <VariantSelectors product={product} />
      <PurchaseSlot product={product} liveType={liveType} onSelect={onSelect} />
      <Promotions promotions={product.promotions} />
      {!isService && <ShippingEstimate product={product} />}
      <SoldBy name={product.sold_by} />
      {!isService && <TrustNotes product={product} />}
    </>
  );
}

/** What is worth reading: below the gallery on a desktop, beside the buy box that stays in view. */
function Facts({ product }: { product: Product }) {
  const code = product.coop_advert?.kontent_code;
  return (
    <div className={styles.facts} data-later>
      <ProductDetails product={product} />
      <ExpertAdvice advice={product.expert_advice_description} />
      {code && product.is_advertisable && <MakerBanner code={code} />}
    </div>
  );
}

function Rows({ product }: { product: Product }): ReactNode {
  const advised = product.is_advertisable ? product.expert_advice_products : [];
  const mentioned = advised.map(({ card }) => card).filter(isPromotable);
  return (
    <div className={styles.below} data-later>
      <CardRow title="Mentioned in the advice" cards={mentioned} />
      <MoreProducts product={product} />
    </div>
  );
}

const PurchaseSkeleton = () => (
  <>
    <SkeletonText lines={3} />
    <Skeleton height="6.5rem" />
    <Skeleton height="12rem" />
  </>
);

/** The buy box, whose price and points follow the quantity and the type of purchase chosen in the purchase slot. */
function Buying({ summary, product, liveType }: ProductViewProps) {
  const [selection, onSelect] = useState<PurchaseSelection | null>(null);
  const isCurrent = selection !== null && selection.productId === Number(product?.id);
  const { quantity, isAutoDelivery } = isCurrent ? selection : { quantity: 1, isAutoDelivery: false };
  const line = { quantity, isAutoDelivery, requested: liveType ?? undefined };
  return (
    <BuyBox
      summary={product ? summaryFromProduct(product, liveType, quantity) : summary}
      isEach={quantity > 1}
      badges={product?.badges ?? []}
    >
      {product ? <PurchaseOptions {...{ product, liveType, line, onSelect }} /> : <PurchaseSkeleton />}
    </BuyBox>
  );
}

/** The product page: gallery and facts on the left, the buy box on the right, rows of cards below. */
export function ProductView({ summary, product, liveType }: ProductViewProps) {
  const buyBox = useKnownHeight();
  const breadcrumbs = product ? productBreadcrumbs(product) : [{ label: summary.title, url: '' }];
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={breadcrumbs.map(({ label, url }) => ({ label, href: url }))} />
      <div className={styles.top}>
        <Gallery title={summary.title} images={summary.images} />
        <div ref={buyBox} className={styles.buy}>
          <Buying summary={summary} product={product} liveType={liveType} />
        </div>
        {product && <Facts product={product} />}
      </div>
      {product && <Rows product={product} />}
    </Container>
  );
}
