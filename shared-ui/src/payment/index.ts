export { CardForm, type CardFormProps } from './CardForm';
export { type CardToken, type CardTokenResult, createCardToken } from './card-token';
export type { ThreeDSecureStep } from './ThreeDSecureDialog';

/** The bank's step, for `lazy`: most payments never need it. */
export const loadThreeDSecureDialog = async () => {
  const { ThreeDSecureDialog } = await import('./ThreeDSecureDialog');
  return { default: ThreeDSecureDialog };
};
