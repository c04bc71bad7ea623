export { CardForm, type CardFormProps } from './CardForm';
export { type CardToken, type CardTokenResult, createCardToken } from './card-token';
export { GatewayAway } from './GatewayAway';
export { isOpen, type OpenGateway, paymentGatewayQuery } from './payment-gateway';
export { TestPaymentsNote } from './TestPaymentsNote';
export type { ThreeDSecureStep } from './ThreeDSecureDialog';
export { WithGateway } from './WithGateway';

/** The bank's step, for `lazy`: most payments never need it. */
export const loadThreeDSecureDialog = async () => {
  const { ThreeDSecureDialog } = await import('./ThreeDSecureDialog');
  return { default: ThreeDSecureDialog };
};
