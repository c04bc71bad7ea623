import { defineDesk } from '@saltbush/shared-ui/counter';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import { MemberDesk } from '../../features/counter-members/components/MemberDesk';

function StaffMembersPage() {
  return (
    <CounterPage title="Members">
      <MemberDesk />
    </CounterPage>
  );
}

export const page = defineDesk({
  title: 'Members',
  permission: 'members:manage',
  Component: StaffMembersPage,
});
