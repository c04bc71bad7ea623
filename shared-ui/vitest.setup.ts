import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { expectAllHandled, resetNetwork } from './src/testing';
import { startServer } from './src/testing/node';

startServer();
beforeEach(resetNetwork);
afterEach(cleanup);
afterEach(expectAllHandled);
