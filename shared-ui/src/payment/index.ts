export { CardForm, type CardFormProps } from './CardForm';
export { type CardToken, type CardTokenResult, createCardToken } from './card-token';
export { GatewayUnavailable } from './GatewayUnavailable';
export { isOpen, type OpenGateway, paymentGatewayQuery } from './payment-gateway';
export { TestPaymentsMark } from './TestPayments';
export type { ThreeDSecureStep } from './ThreeDSecureDialog';
export { type ChargeOptions, type ChargeResult, useCharge } from './use-charge';
export { WithGateway } from './WithGateway';
