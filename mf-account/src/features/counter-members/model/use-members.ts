import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Members } from '../api/members-fields';
import { staffMembersQuery } from '../api/staff-members';

/** Carries out a change of the members, whose answer is the new list. */
export function useMemberChange() {
  const client = useQueryClient();
  const { status, run, failure } = useActionStatus();
  const change = (work: () => Promise<Members>): Promise<boolean> =>
    run(async () => {
      const members = await work();
      client.setQueryData(staffMembersQuery().queryKey, members);
    });
  return { status, change, failure };
}
