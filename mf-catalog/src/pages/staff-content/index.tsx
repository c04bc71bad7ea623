import { defineDesk } from '@saltbush/shared-ui/counter';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import { ContentList } from '../../features/counter-content/components/ContentList';

const StaffContentPage = () => (
  <CounterPage title="Content">
    <ContentList />
  </CounterPage>
);

export const page = defineDesk({ title: 'Content', permission: 'content:edit', Component: StaffContentPage });
