import { testConnectionLimits } from '@saltbush/contract/testing';
import { listen } from '../../src/server/listen';

testConnectionLimits((handler, limits) => listen(handler, 0, '127.0.0.1', limits));
