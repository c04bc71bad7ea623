import { forgetWeightLossCookie } from '@saltbush/contract';

/** @returns the `Set-Cookie` headers that delete what pages stored about a person: the next one may be another. */
export const forgottenCookies = (): string[] => [forgetWeightLossCookie()];
