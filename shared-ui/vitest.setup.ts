import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { useConsent } from './src/platform/consent';
import { expectAllHandled, resetNetwork } from './src/testing';
import { startServer } from './src/testing/node';

// Code that is loaded on the way takes longer than a second on a machine with other things to do.
configure({ asyncUtilTimeout: 10_000 });
startServer();
beforeEach(resetNetwork);
afterEach(cleanup);
afterEach(expectAllHandled);
// What waits to be sent under a test's consent would otherwise be sent during a later test.
afterEach(() => useConsent.setState({ choice: 'unknown', isReopened: false }));
