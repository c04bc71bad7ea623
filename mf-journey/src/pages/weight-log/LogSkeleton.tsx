import { Loading, Skeleton, Stack } from '@saltbush/shared-ui/design/core';

/** Placeholder for the log while it loads. */
export function LogSkeleton() {
  return (
    <Loading label="Loading your log">
      <Stack gap={6}>
        <Skeleton height="20rem" />
        <Skeleton height="24rem" />
      </Stack>
    </Loading>
  );
}
