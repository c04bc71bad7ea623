import { Banner, ButtonLink, ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { hasCode } from '@saltbush/shared-ui/platform';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/** What a list shows, as its address keeps it. */
export interface DeskListState {
  /** The place after which its page begins; null at the start. */
  after: string | null;
}

interface DeskListProps<List extends DeskListState, Data, Key extends QueryKey> {
  list: List;
  query: (list: List) => UseQueryOptions<Data, Error, Data, Key>;
  addressOf: (list: List) => string;
  /** The place after which the next page begins; null if there is none. */
  nextOf: (data: Data) => string | null | undefined;
  /** The page of the list, with the time at which it was read. */
  children: (data: Data, at: number) => ReactNode;
}

const isPlaceUnknown = (error: unknown): boolean =>
  hasCode(error, 'INVALID_INPUT') && 'after' in (error.extensions.fields ?? {});

function Pages<List extends DeskListState>({
  list,
  next,
  addressOf,
}: {
  list: List;
  next: string | null;
  addressOf: (list: List) => string;
}) {
  if (!list.after && !next) return null;
  return (
    <div>
      {list.after && (
        <ButtonLink href={addressOf({ ...list, after: null })} variant="secondary" size="sm">
          To the start
        </ButtonLink>
      )}{' '}
      {next && (
        <ButtonLink href={addressOf({ ...list, after: next })} variant="secondary" size="sm">
          Next 50
        </ButtonLink>
      )}
    </div>
  );
}

/**
 * A page of a list, with links to its start and to the next page. A place that the api does not know, as in an address that
 * was cut off, is the start of the list, and the page says so: asking again could not help.
 */
export function DeskList<List extends DeskListState, Data, Key extends QueryKey>({
  list,
  query,
  addressOf,
  nextOf,
  children,
}: DeskListProps<List, Data, Key>) {
  const [unknown, setUnknown] = useState<string | null>(null);
  const isUnknown = list.after !== null && list.after === unknown;
  const shown = isUnknown ? { ...list, after: null } : list;
  const found = useQuery(query(shown));
  if (found.isError && shown.after !== null && isPlaceUnknown(found.error)) {
    setUnknown(shown.after);
  } else if (found.isError) {
    return <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>;
  }
  if (!found.data) {
    return (
      <Loading>
        <Skeleton height="24rem" />
      </Loading>
    );
  }
  return (
    <>
      {isUnknown && (
        <Banner tone="info" live>
          The address names a place that is not in this list. This is its start.
        </Banner>
      )}
      {children(found.data, found.dataUpdatedAt)}
      <Pages list={shown} next={nextOf(found.data) ?? null} addressOf={addressOf} />
    </>
  );
}
