import type { TestApi } from '../server/start-test-api';
import type { TestUser } from './test-client';

const pascal = (name: string) =>
  name.replace(/(^|_)([a-z])/g, (_match, _start, letter: string) => letter.toUpperCase());

/** Returns the steps by which a customer changes their own account. */
export function ownAccount(api: TestApi) {
  return {
    /** Sends a mutation with a single input. */
    change(as: Pick<TestUser, 'token'> | null, mutation: string, input: object, fields = '__typename') {
      const query = `mutation($input: ${pascal(mutation)}Input!) { ${mutation}(input: $input) { ${fields} } }`;
      return api.request(query, { input }, { as });
    },

    /** Lets a user's sign-ins have begun an hour ago. */
    async ageSignIns(userId: string): Promise<void> {
      const createdAt = new Date(Date.now() - 3_600_000);
      await api.db.collection<{ userId: string }>('sessions').updateMany({ userId }, { $set: { createdAt } });
    },
  };
}
