export { notifyReturned } from './notify';
