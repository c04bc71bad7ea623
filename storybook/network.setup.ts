import { expectAllAnswered } from '@saltbush/shared-ui/testing';
import { afterEach } from 'vitest';

// What a story asks for after its play function counts too.
afterEach(expectAllAnswered);
