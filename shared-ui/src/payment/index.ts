export { GatewayUnavailable } from './GatewayUnavailable';
export { PaymentMethodForm, type PaymentMethodFormProps } from './PaymentMethodForm';
export { isOpen, type OpenGateway, paymentGatewayQuery } from './payment-gateway';
export type { PaymentToken } from './payment-token';
export { TestPaymentsMark } from './TestPayments';
export type { ThreeDSecureStep } from './ThreeDSecureDialog';
export { type ChargeOptions, type ChargeResult, useCharge } from './use-charge';
export { WithGateway } from './WithGateway';
