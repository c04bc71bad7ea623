import { emailError, PASSWORD_RULES, passwordError, personNameError } from '@saltbush/contract';
import { Banner, Button, Stack, Text, TextButton } from '@saltbush/shared-ui/design/core';
import { FieldRow, FormLayout, PasswordField, TextField } from '@saltbush/shared-ui/design/forms';
import { CheckIcon } from '@saltbush/shared-ui/design/icons';
import { signIn, signUp } from '@saltbush/shared-ui/platform';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import styles from './SignUpForm.module.css';

interface SignUpFields {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

interface SignUpFormProps {
  /** Alternative ways to sign up. */
  before?: ReactNode;
  /** Moves focus to the first field, because the button that opened the form is no longer rendered. */
  focusFirst?: boolean;
  onSignedUp: () => void;
  onSignIn: () => void;
}

const BENEFITS = [
  'Check out faster, with over 15k products to choose from',
  'Keep your family’s details and scripts in one safe place',
  'Collect Saltbush Rewards points on every order',
];

/** The sign-up form with the messages of section 5.a. */
export function SignUpForm({ before, focusFirst = false, onSignedUp, onSignIn }: SignUpFormProps) {
  const { register, handleSubmit, formState } = useForm<SignUpFields>({ mode: 'onTouched' });
  const [failure, setFailure] = useState<string | null>(null);
  /** The address of an account that exists, but that signing in to has failed. */
  const [created, setCreated] = useState<string | null>(null);
  const { errors } = formState;
  const submit = handleSubmit(async (fields) => {
    setFailure(null);
    const { email, password } = fields;
    const result = await (email === created ? signIn({ email, password }) : signUp(fields));
    if (result.ok) return onSignedUp();
    setCreated(result.hasAccount || email === created ? email : null);
    setFailure(result.message);
  });
  return (
    <Stack gap={6}>
      <ul className={styles.benefits}>
        {BENEFITS.map((benefit) => (
          <li key={benefit} className={styles.benefit}>
            <CheckIcon size={18} strokeWidth={2} />
            {benefit}
          </li>
        ))}
      </ul>
      {before}
      {failure && (
        <Banner tone="error" live>
          {created && 'Your account is created, but you are not signed in yet. '}
          {failure}
        </Banner>
      )}
      <FormLayout onSubmit={submit} startAt={focusFirst ? 'firstName' : undefined}>
        <FieldRow>
          <TextField
            label="First name"
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...register('firstName', { validate: (name) => personNameError(name, 'First Name') ?? true })}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register('lastName', { validate: (name) => personNameError(name, 'Last Name') ?? true })}
          />
        </FieldRow>
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', { validate: (email) => emailError(email) ?? true })}
        />
        <PasswordField
          label="Password"
          rules={PASSWORD_RULES}
          error={errors.password?.message}
          {...register('password', { validate: (password) => passwordError(password) ?? true })}
        />
        <Button
          type="submit"
          block
          status={formState.isSubmitting ? 'busy' : 'idle'}
          busyLabel={created ? 'Signing in…' : 'Creating your account…'}
        >
          {created ? 'Sign in to your account' : 'Create account'}
        </Button>
      </FormLayout>
      <Text tone="muted">
        Already have an account? <TextButton onClick={onSignIn}>Sign in</TextButton>
      </Text>
    </Stack>
  );
}
