import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { toastStore } from './src/design/components/Toast/toast';
import { useConsent } from './src/platform/consent';
import { useSession } from './src/platform/session/session';
import { expectAllHandled, resetNetwork } from './src/testing';
import { startServer } from './src/testing/node';

// Code that is loaded on the way takes longer than a second on a machine with other things to do.
configure({ asyncUtilTimeout: 10_000 });
startServer();
beforeEach(resetNetwork);
// A message that stays for seconds would be beside those of the next test, with a button of the same name.
afterEach(() => {
  for (const { id } of toastStore.current()) toastStore.close(id);
});
afterEach(cleanup);
afterEach(expectAllHandled);
// What waits to be sent under a test's consent would otherwise be sent during a later test.
afterEach(() => useConsent.setState({ choice: 'unknown', isReopened: false }));
// Files share a page: whoever signed in for a test would otherwise be signed in during those of the next file.
afterEach(() => useSession.setState(useSession.getInitialState(), true));
// Likewise for the address at which a file's last test left the page.
afterEach(() => globalThis.window?.history.replaceState(null, '', '/'));
