import { AccountNavigation } from '../../shared/account-layout/AccountNavigation';

/** Fills `account.navigation`: the account's pages, at the side of a page that another squad owns. */
export default function AccountNavigationFragment() {
  return <AccountNavigation place="side" />;
}
