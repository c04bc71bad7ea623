import { links } from '@saltbush/contract/links';
import { CounterNavigation } from '@saltbush/shared-ui/design/counter';

/** The two pages of the desk of the search. */
export function SearchTabs({ current }: { current: 'report' | 'words' }) {
  return (
    <CounterNavigation
      label="Search"
      isTabs
      links={[
        { href: links.staff.search(), label: 'What shoppers search for', isCurrent: current === 'report' },
        { href: links.staff.searchWords(), label: 'Words they use', isCurrent: current === 'words' },
      ]}
    />
  );
}
