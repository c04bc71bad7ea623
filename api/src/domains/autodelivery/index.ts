export { runDueSteps } from './cycle/run-due';
