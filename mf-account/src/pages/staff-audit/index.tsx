import { defineDesk } from '@saltbush/shared-ui/counter';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { AuditDesk } from '../../features/counter-audit/components/AuditDesk';
import { readAuditList } from '../../features/counter-audit/model/audit-list';

const StaffAuditPage = ({ search }: PageProps) => (
  <CounterPage title="Audit log">
    <AuditDesk read={readAuditList(search)} />
  </CounterPage>
);

export const page = defineDesk({ title: 'Audit log', permission: 'audit:read', Component: StaffAuditPage });
