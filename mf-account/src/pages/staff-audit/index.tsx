import { links } from '@saltbush/contract/links';
import { defineDesk } from '@saltbush/shared-ui/counter';
import { ButtonLink } from '@saltbush/shared-ui/design/core';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { AuditLog } from '../../features/counter-audit/components/AuditLog';
import { readFilter } from '../../features/counter-audit/model/audit-address';

function StaffAuditPage({ search }: PageProps) {
  const filter = readFilter(search);
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const isFiltered = filter.customer_id !== null || filter.staff_id !== null;
  return (
    <CounterPage
      title="Audit log"
      actions={
        isFiltered && (
          <ButtonLink href={links.staff.audit()} variant="secondary" size="sm">
            Show everything
          </ButtonLink>
        )
      }
    >
      <AuditLog filter={filter} page={page} />
    </CounterPage>
  );
}

export const page = defineDesk({ title: 'Audit log', permission: 'audit:read', Component: StaffAuditPage });
