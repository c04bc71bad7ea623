import type { SlotRuntime } from '@saltbush/shared-ui/platform';

/** A stand-in for the account's navigation. */
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

/** Slots with the account's navigation in them. */
export const ACCOUNT_SLOTS: SlotRuntime = {
  fillsOf: (slot) => (slot === 'account.navigation' ? [{ remote: 'sample', fragment: slot }] : []),
  load: () => LOADED,
  report: () => undefined,
};
