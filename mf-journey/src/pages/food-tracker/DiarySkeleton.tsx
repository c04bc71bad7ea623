import { Loading, Skeleton, Stack } from '@saltbush/shared-ui/design/core';
import { TileSkeleton } from '@saltbush/shared-ui/design/orders';
import { MemberColumns } from '../../shared/member-page/MemberColumns';

const MEALS = ['breakfast', 'lunch', 'dinner', 'snacks'];

/** Placeholder for a diary day while it loads. */
export function DiarySkeleton() {
  return (
    <Loading label="Loading your diary">
      <Stack gap={6}>
        <Skeleton height="13rem" />
        <MemberColumns gap={6}>
          <Stack gap={4}>
            {MEALS.map((meal) => (
              <TileSkeleton key={meal} />
            ))}
          </Stack>
          <Stack gap={4}>
            <TileSkeleton />
            <Skeleton height="16rem" />
          </Stack>
        </MemberColumns>
      </Stack>
    </Loading>
  );
}
