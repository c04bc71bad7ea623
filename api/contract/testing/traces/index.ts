export { type Collector, type ReceivedSpan, startCollector } from './collector';
export { traceWith } from './trace-with';
