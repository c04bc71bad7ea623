import { ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { CounterColumns, CounterPanel, CounterTable, formatMoment } from '@saltbush/shared-ui/design/counter';
import { useQuery } from '@tanstack/react-query';
import type { Members } from '../api/members-fields';
import { staffMembersQuery } from '../api/staff-members';
import { GiveRole } from './GiveRole';
import { InvitationActions, MemberActions } from './MemberActions';
import { MemberRole } from './MemberRole';

const MEMBERS = ['Name', 'E-mail', 'Role', 'App', 'Actions'].map((label) => ({ label }));
const INVITATIONS = ['E-mail', 'Role', 'Invited by', 'Until', 'Actions'].map((label) => ({ label }));

function Invitations({ invitations }: Pick<Members, 'invitations'>) {
  if (invitations.length === 0) return null;
  return (
    <CounterPanel title="Invitations">
      <CounterTable
        caption="Invitations that wait"
        columns={INVITATIONS}
        rows={invitations.map(({ email, role, invited_by, expires_at }) => ({
          id: email,
          cells: [
            email,
            role,
            invited_by,
            formatMoment(expires_at),
            <InvitationActions key="actions" email={email} />,
          ],
        }))}
      />
    </CounterPanel>
  );
}

/** Who works at the counter, in which role, and who is invited. */
export function MemberDesk() {
  const found = useQuery(staffMembersQuery());
  if (found.isError) {
    return <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>;
  }
  if (!found.data) {
    return (
      <Loading>
        <Skeleton height="24rem" />
      </Loading>
    );
  }
  const { members, invitations } = found.data;
  return (
    <CounterColumns aside={<GiveRole />}>
      <CounterTable
        caption="Members of staff"
        columns={MEMBERS}
        rows={members.map((member) => ({
          id: member.id,
          cells: [
            `${member.first_name} ${member.last_name}`,
            member.email,
            <MemberRole key="role" member={member} />,
            member.has_second_factor ? 'Set up' : 'None yet',
            <MemberActions
              key="actions"
              id={member.id}
              email={member.email}
              hasApp={member.has_second_factor}
            />,
          ],
        }))}
      />
      <Invitations invitations={invitations} />
    </CounterColumns>
  );
}
