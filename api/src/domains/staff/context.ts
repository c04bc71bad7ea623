import type { Search } from '../../search/search';
import type { AccountsContext } from '../accounts';
import type { JourneysContext } from '../journeys';

/** Context of the staff resolvers. */
export type StaffContext = JourneysContext &
  Pick<AccountsContext, 'accounts'> & { search: Pick<Search, 'words' | 'followPromotions'> };
