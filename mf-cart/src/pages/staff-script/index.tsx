import { readScriptCode } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { defineDesk } from '@saltbush/shared-ui/counter';
import { ButtonLink, EmptyState } from '@saltbush/shared-ui/design/core';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { ScriptDesk } from '../../features/counter-scripts/components/ScriptDesk';

function StaffScriptPage({ params }: PageProps) {
  const code = params.code ?? '';
  const at = readScriptCode(code);
  return (
    <CounterPage title={`Script ${code}`}>
      {at ? (
        <ScriptDesk at={at} />
      ) : (
        <EmptyState
          title="Script not found"
          action={<ButtonLink href={links.staff.scripts()}>All scripts</ButtonLink>}
        >
          The address names no script.
        </EmptyState>
      )}
    </CounterPage>
  );
}

export const page = defineDesk({
  title: ({ code = '' }) => `Script ${code}`,
  permission: 'scripts:check',
  Component: StaffScriptPage,
});
