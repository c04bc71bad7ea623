import { AccountNavigation } from '../../shared/account-layout/AccountNavigation';

/** Fills `account.navigation`: the account's side navigation, for pages of other remotes. */
export default function AccountNavigationFragment() {
  return <AccountNavigation place="side" />;
}
