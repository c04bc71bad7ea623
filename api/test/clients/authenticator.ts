import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';

/** Returns an authenticator app with a typed secret. */
export function authenticator(typed: string) {
  const otp = createOTP(new TextDecoder().decode(base32.decode(typed)));
  return {
    /** The code that it shows at a time. */
    codeAt: (time: Date): Promise<string> => otp.hotp(Math.floor(time.getTime() / 30_000)),
  };
}
