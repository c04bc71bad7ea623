import { expectAllHandled } from '@saltbush/shared-ui/testing';
import { afterEach } from 'vitest';

// Includes requests that a story sends after its play function.
afterEach(expectAllHandled);
