import { pageTitle } from '@saltbush/contract';
import { definePage } from '@saltbush/shared-ui/platform';
import { ForYouView } from '../../features/for-you/components/ForYouView';

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('For you'), robots: 'noindex' } }),
  Component: ForYouView,
});
