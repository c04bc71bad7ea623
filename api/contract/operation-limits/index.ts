export { operationLimitRules } from './limit-rules';
export { OPERATION_LIMITS } from './limits';
