import { beforeTests } from './before-tests';
import { startTestApi, type TestApi, type TestApiOptions } from './start-test-api';

/** An api of their own for the tests of a file or a `describe`. */
export const testApi = (options?: TestApiOptions): TestApi =>
  beforeTests(
    () => startTestApi(options),
    (api) => api.close(),
  );
