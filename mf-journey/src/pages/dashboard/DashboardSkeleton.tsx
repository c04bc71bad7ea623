import { Loading, Skeleton, Stack } from '@saltbush/shared-ui/design/core';
import { LineItemSkeleton, TileSkeleton, TotalsSkeleton } from '@saltbush/shared-ui/design/orders';
import { MemberColumns } from '../../shared/member-page/MemberColumns';

/** Placeholder for the dashboard while it loads. */
export function DashboardSkeleton() {
  return (
    <Loading label="Loading your program">
      <Stack gap={8}>
        <Skeleton width="16rem" height="1.25rem" />
        <TileSkeleton />
        <MemberColumns gap={8}>
          <Stack gap={6}>
            <Skeleton width="12rem" height="1.75rem" />
            <LineItemSkeleton count={3} />
            <TotalsSkeleton />
          </Stack>
          <Stack gap={5}>
            <TileSkeleton />
            <TileSkeleton />
            <TileSkeleton />
          </Stack>
        </MemberColumns>
      </Stack>
    </Loading>
  );
}
