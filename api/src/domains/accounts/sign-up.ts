import { normaliseEmail, type SignUpInput, signUpErrors } from '@saltbush/contract';
import { invalidInput } from '../../lib/errors';
import type { NewUser } from './create-user';
import { sendWelcome } from './ownership/welcome';
import { refuseCommonPassword } from './passwords/common-passwords';

/** Returns the sign-up of customers. `createUser` stores a user and returns the id. */
export function createSignUp(
  createUser: (user: NewUser) => Promise<string>,
  services: Parameters<typeof sendWelcome>[0],
) {
  /**
   * Creates a customer account and sends the welcome e-mail.
   * @throws {BusinessError} `INVALID_INPUT` with a message per field, or `EMAIL_TAKEN`
   */
  return async function signUp(input: SignUpInput): Promise<string> {
    const errors = signUpErrors(input);
    if (Object.keys(errors).length > 0) throw invalidInput(errors);
    refuseCommonPassword(input.password, input);
    const { email, password } = input;
    const [first_name, last_name] = [input.firstName.trim(), input.lastName.trim()];
    const id = await createUser({ first_name, last_name, email, password, role: 'customer' });
    const receiver = { id, email: normaliseEmail(email), firstName: first_name };
    await sendWelcome(services, { ...receiver, isConfirmed: false });
    return id;
  };
}
