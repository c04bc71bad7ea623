import { pageTitle } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Container, ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { definePage, type PageContext, type PageResult } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { brandsQuery } from '../../features/brands/api/brands';
import { BrandsView } from '../../features/brands/components/BrandsView';
import { breadcrumbList } from '../../shared/head/json-ld';

async function load({ queryClient }: PageContext): Promise<PageResult> {
  await queryClient.ensureQueryData(brandsQuery());
  const breadcrumbs = [
    { label: 'Home', url: links.home() },
    { label: 'All brands', url: links.brands() },
  ];
  return {
    head: {
      title: pageTitle('All brands'),
      description: 'Every brand in the shop, from A to Z.',
      canonical: links.brands(),
      jsonLd: [breadcrumbList(breadcrumbs)],
    },
  };
}

function BrandsPage() {
  const { data, error, refetch, isFetching } = useQuery(brandsQuery());
  if (data) return <BrandsView brands={data.brands} popular={data.popular} />;
  return (
    <Container>
      {error ? (
        <ErrorState headingLevel={1} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Loading label="Loading brands">
          <Skeleton height="60rem" />
        </Loading>
      )}
    </Container>
  );
}

export const page = definePage({ load, Component: BrandsPage });
