import { defineDesk } from '@saltbush/shared-ui/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { ContentDesk } from '../../features/counter-content/components/ContentDesk';
import { Preview } from './components/Preview';

const StaffContentEntryPage = ({ params }: PageProps) => (
  <ContentDesk key={params.id} id={params.id ?? ''} Preview={Preview} />
);

export const page = defineDesk({
  title: 'Content',
  permission: 'content:edit',
  Component: StaffContentEntryPage,
});
