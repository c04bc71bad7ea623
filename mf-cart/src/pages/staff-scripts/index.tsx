import { defineDesk } from '@saltbush/shared-ui/counter';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { ScriptQueue } from '../../features/counter-scripts/components/ScriptQueue';
import { readScriptList } from '../../features/counter-scripts/model/script-list';

const StaffScriptsPage = ({ search }: PageProps) => (
  <CounterPage title="Scripts">
    <ScriptQueue list={readScriptList(search)} />
  </CounterPage>
);

export const page = defineDesk({
  title: 'Scripts',
  permission: 'scripts:check',
  Component: StaffScriptsPage,
});
