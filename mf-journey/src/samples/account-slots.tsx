import type { SlotRuntime } from '@saltbush/shared-ui/platform';

/** Stand-in for the account navigation. */
function AccountNavigation() {
  return (
    <nav aria-label="Your account">
      <ul style={{ display: 'grid', gap: '1rem' }}>
        {['My Account', 'Order History', 'Health Programs', 'Food Tracker'].map((name) => (
          <li key={name}>
            <a href="#account">{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const LOADED = Promise.resolve({ default: AccountNavigation });

/** Slot runtime that provides the account navigation. */
export const ACCOUNT_SLOTS: SlotRuntime = {
  fillsOf: (slot) => (slot === 'account.navigation' ? [{ remote: 'sample', fragment: slot }] : []),
  load: () => LOADED,
  report: () => undefined,
};
