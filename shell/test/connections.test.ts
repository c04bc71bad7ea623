import { testConnectionLimits } from '@saltbush/contract/testing';
import { listen } from '../server/listen';

testConnectionLimits(async (handler, limits) => {
  const { port, server } = await listen(handler, { port: 0, host: '127.0.0.1', limits });
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
});
