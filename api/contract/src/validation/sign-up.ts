import type { FieldErrors } from '../addresses/address';
import { emailError } from './email';
import { personNameError } from './names';
import { passwordError } from './password';

/** Body of POST /api/auth/signup (section 7), as entered. */
export interface SignUpInput {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Returns the errors in a sign-up by field (section 5.a); empty if it is valid. */
export function signUpErrors(input: SignUpInput): FieldErrors<keyof SignUpInput> {
  const errors = {
    firstName: personNameError(input.firstName, 'First Name'),
    lastName: personNameError(input.lastName, 'Last Name'),
    email: emailError(input.email),
    password: passwordError(input.password),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== null));
}
