import { pageTitle } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Container, ErrorState, Loading } from '@saltbush/shared-ui/design/core';
import { ListingSkeleton } from '@saltbush/shared-ui/design/listing';
import {
  definePage,
  type PageContext,
  type PageProps,
  type PageResult,
  useLocation,
} from '@saltbush/shared-ui/platform';
import { listingQuery } from '../../features/listing/api/listing';
import { ListingView } from '../../features/listing/components/ListingView';
import { SearchPrompt } from '../../features/listing/components/SearchPrompt';
import {
  goToPage,
  isEmptySearch,
  readListing,
  toInput,
  toSearch,
} from '../../features/listing/model/listing-address';
import { listingHead } from '../../features/listing/model/listing-head';
import { useListing } from '../../features/listing/model/use-listing';
import { rootCategoriesQuery } from '../../shared/find-products/api/root-categories';
import { NotFoundState } from '../../shared/not-found/NotFoundState';
import { notFound } from '../../shared/not-found/not-found';

const ALL_DEPARTMENTS = 'All departments';

async function load(context: PageContext): Promise<PageResult> {
  const { params, pathname, search, queryClient } = context;
  const state = readListing(params, search);
  if (isEmptySearch(state)) {
    await queryClient.prefetchQuery(rootCategoriesQuery());
    if (pathname !== links.searchResults()) return { head: { title: pageTitle(ALL_DEPARTMENTS) } };
    return { head: { title: pageTitle('Search'), robots: 'noindex' } };
  }
  const listing = await queryClient.ensureQueryData(listingQuery(toInput(state)));
  if (!listing) return notFound(context);
  const head = listingHead(listing, state);
  const { last_page, total } = listing.paginatorInfo;
  const isBeyondLastPage = total > 0 && state.page > last_page;
  if (!isBeyondLastPage) return { head };
  const to = listing.url + toSearch(goToPage(state, last_page));
  return { head, redirect: { to, permanent: false } };
}

function ListingContent({ params, search }: PageProps) {
  const state = readListing(params, search);
  const view = useListing(state);
  const { listing, error, retry, isRetrying } = view;
  if (listing) return <ListingView listing={listing} state={state} view={view} />;
  if (listing === null) return <NotFoundState />;
  return (
    <Container>
      {error ? (
        <ErrorState headingLevel={1} onRetry={retry} busy={isRetrying} />
      ) : (
        <Loading label="Loading products">
          <ListingSkeleton />
        </Loading>
      )}
    </Container>
  );
}

function ListingPage(props: PageProps) {
  const { pathname } = useLocation();
  if (!isEmptySearch(readListing(props.params, props.search))) return <ListingContent {...props} />;
  const isSearch = pathname === links.searchResults();
  return <SearchPrompt title={isSearch ? 'What are you looking for?' : ALL_DEPARTMENTS} />;
}

export const page = definePage({ load, Component: ListingPage });
