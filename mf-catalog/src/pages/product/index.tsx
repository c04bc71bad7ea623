import { Container, ErrorState, Loading, ProductPageSkeleton } from '@saltbush/shared-ui/design/core';
import {
  DEFAULT_PREFERENCE,
  definePage,
  type PageContext,
  type PageProps,
  type PageResult,
} from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { productQuery } from '../../features/product/api/product';
import { productDeliveryQuery } from '../../features/product/api/product-delivery';
import { ProductView } from '../../features/product/components/ProductView';
import { useLivePriceType } from '../../features/product/components/purchase/PurchaseSlot';
import { productHead } from '../../features/product/model/product-head';
import { summaryFromCard, summaryFromProduct } from '../../features/product/model/product-summary';
import { useFollowedCard } from '../../shared/cards/followed-card';
import { NotFoundState } from '../../shared/not-found/NotFoundState';
import { notFound } from '../../shared/not-found/not-found';

async function load(context: PageContext): Promise<PageResult> {
  const { params, queryClient } = context;
  const slug = params.slug ?? '';
  const [product] = await Promise.all([
    queryClient.ensureQueryData(productQuery(slug)),
    queryClient.prefetchQuery(productDeliveryQuery(slug, DEFAULT_PREFERENCE.postcode)),
  ]);
  if (!product) return notFound(context);
  const isDiscontinued = product.status === 'Deleted';
  return { status: isDiscontinued ? 410 : 200, head: productHead(product) };
}

function ProductPage({ params }: PageProps) {
  const slug = params.slug ?? '';
  const { data: product, error, refetch, isFetching } = useQuery(productQuery(slug));
  const card = useFollowedCard(slug);
  const liveType = useLivePriceType(product);
  if (product === null) return <NotFoundState title="We can’t find that product" />;
  if (product)
    return (
      <ProductView summary={summaryFromProduct(product, liveType)} product={product} liveType={liveType} />
    );
  if (error)
    return (
      <Container>
        <ErrorState headingLevel={1} onRetry={() => void refetch()} busy={isFetching} />
      </Container>
    );
  if (card) return <ProductView summary={summaryFromCard(card)} product={undefined} liveType={null} />;
  return (
    <Container>
      <Loading label="Loading product">
        <ProductPageSkeleton />
      </Loading>
    </Container>
  );
}

export const page = definePage({ load, Component: ProductPage });
