import { type JobFactory, SECOND } from './job';

/** E-mails the links to set a new password that were asked for (rule accounts-02). */
export const passwordResets: JobFactory = ({ accounts }) => ({
  name: 'password-resets',
  everyMs: 5 * SECOND,
  run: (stopping) => accounts.sendRequestedResets({ stopping }),
});
