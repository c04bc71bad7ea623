import { defineDesk } from '@saltbush/shared-ui/counter';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { SearchTabs } from '../../features/counter-search/components/SearchTabs';
import { WordsDesk } from '../../features/counter-words/components/WordsDesk';
import { readPlace } from '../../features/counter-words/model/words-address';

function StaffSearchWordsPage({ search }: PageProps) {
  return (
    <CounterPage title="Search">
      <SearchTabs current="words" />
      <WordsDesk place={readPlace(search)} />
    </CounterPage>
  );
}

export const page = defineDesk({
  title: 'Words of the search',
  permission: 'search:tune',
  Component: StaffSearchWordsPage,
});
